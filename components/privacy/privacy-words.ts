import type { Language } from "@/lib/browser/storage/settings";

/** What the house keeps, of whom and for how long: docs/identity.md, docs/platform.md and lib/table/time/left-alone.ts in plain words. */
interface PrivacyWords {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly says: readonly string[] }[];
}

/** Both languages in one page, of which the one that is not read is not shown: nothing here waits for a script. */
export const privacyWords: Readonly<Record<Language, PrivacyWords>> = {
  en: {
    title: "What Majlis keeps",
    lead: "No account, no advertising, no counting of visitors, no cookies, nothing from other sites. What is kept is what a game needs.",
    parts: [
      {
        title: "On this device",
        says: [
          "A random key that says it is you, your name and picture, your settings, the last twelve tables you came to, players you muted, your match against bots, and your games of Tiles with their best scores.",
          "The pages and drawings themselves, so that the house opens without a network.",
          "It stays until you clear the browser’s data for this site, or sign this device out in your profile. Nobody else can read it.",
        ],
      },
      {
        title: "At a table",
        says: [
          "Who sits there: name, picture, and a number made from your key that is not the key. The game’s options, its moves and its result, and the last fifty lines of talk. Whoever is at the table sees names, pictures and talk; hidden cards are sent to nobody else.",
          "An open table is listed on the home page with its host’s name and picture while somebody is there; a private one nowhere. A link to a private table shows nobody’s name where it is sent.",
          "A table is forgotten seven days after the last of you went, with everything in it. Reactions are kept nowhere.",
        ],
      },
      {
        title: "Across tables",
        says: [
          "With one device nothing is kept of you but at the tables and of ranked play. If you play on several devices, the numbers made from their keys are kept so that they count as one player, until you sign them out.",
          "Of ranked matches it is kept how they ended, with whom and against whom, what they did to your points, and how often you left; the ladder shows your name, picture and points to anybody, your page too unless you make it private. Of all other games no results are kept.",
          "Of every two who were ranked partners it is kept, apart for each season, until thirty days after it and for whoever runs the house, how they fared together, how their bids and leads fitted the partner’s hand, whether they answered at one pace, and how often both came from one address; a name you claim is kept until you claim another, and an invitation to a table stands for a quarter of an hour.",
          "Whom you call a friend, whom you block and whom you report is kept for you and for whoever runs the house; a report brings the match’s cards and moves along, and how long each move took. Nobody is told who reported them; what is decided is kept with whom it is about.",
        ],
      },
      {
        title: "Addresses",
        says: [
          "Your network address is held in memory for minutes to keep floods out, at most an hour for counting tables opened, and is written nowhere by Majlis. At a ranked table a number made from it with a secret is kept, which tells only whether two came from the same place.",
          "Whoever runs this house, or the network it stands in, may keep logs of their own. Majlis does not ask them to.",
        ],
      },
      {
        title: "Who can be asked",
        says: [
          "Whoever runs this house, and gave you its address. Majlis is a program that anybody may run; its makers receive nothing from it.",
        ],
      },
    ],
  },
  ar: {
    title: "وش يحفظ مجلس",
    lead: "بدون حساب ولا إعلانات ولا عدّ للزوار ولا كوكيز ولا شيء من مواقع ثانية. ما ينحفظ إلا اللي تحتاجه اللعبة.",
    parts: [
      {
        title: "على هذا الجهاز",
        says: [
          "مفتاح عشوائي يثبت أنه أنت، واسمك وصورتك، وإعداداتك، وآخر اثنتي عشرة طاولة دخلتها، ومن كتمتهم، ولعبتك ضد البوتات، وألعابك في الأحجار مع أفضل نتائجها.",
          "الصفحات والرسومات نفسها، عشان يفتح المجلس بدون نت.",
          "يبقى إلى أن تمسح بيانات الموقع من المتصفح أو تسجّل خروج الجهاز من صفحتك الشخصية. وما يقدر يقراه غيرك.",
        ],
      },
      {
        title: "على الطاولة",
        says: [
          "من جالس: الاسم والصورة ورقم مأخوذ من مفتاحك وهو غير المفتاح. وخيارات اللعبة ولعباتها ونتيجتها، وآخر خمسين سطرًا من السوالف. الموجودون على الطاولة يشوفون الأسماء والصور والسوالف، والورق المخفي ما ينرسل لغير صاحبه.",
          "الطاولة المفتوحة تظهر في الصفحة الرئيسية باسم معزّبها وصورته ما دام أحد فيها، والخاصة ما تظهر في مكان. ورابط الطاولة الخاصة ما يبيّن اسم أحد وين ما انرسل.",
          "الطاولة تنسى بعد سبعة أيام من رواح آخركم، بكل ما فيها. والتفاعلات ما تنحفظ أبدًا.",
        ],
      },
      {
        title: "بين الطاولات",
        says: [
          "بجهاز واحد ما ينحفظ عنك شيء إلا على الطاولات ومن المصنّفة. وإذا لعبت من أكثر من جهاز تنحفظ الأرقام المأخوذة من مفاتيحها عشان تنحسب لاعبًا واحدًا، إلى أن تسجّل خروجها.",
          "من الصكات المصنّفة ينحفظ كيف انتهت ومع من وضد من، ووش صار بنقاطك، وكم مرة تركت. الترتيب يبيّن اسمك وصورتك ونقاطك لأي أحد، وصفحتك بعد إلا إذا خلّيتها خاصة. وغيرها من الألعاب ما تنحفظ نتائجها.",
          "ومن كل أخويا في المصنّفة ينحفظ، لكل موسم لحاله وإلى ثلاثين يوم بعد نهايته وللي يدير المجلس، وش كسبوا سوا، وقد وش مشتراهم ونزلاتهم تناسب ورق الخوي، وهل ردودهم تمشي سوا، وكم مرة جوا من عنوان واحد. والاسم اللي تحجزه يبقى لك إلى أن تحجز غيره، والعزيمة على طاولة تبقى ربع ساعة.",
          "ربعك واللي حظرتهم واللي بلّغت عنهم ينحفظون لك وللي يدير المجلس، والبلاغ يروح معه ورق الصكة وحركاتها وكم أخذت كل حركة. وما ينقال لأحد من بلّغ عنه، واللي ينحكم به ينحفظ عند صاحبه.",
        ],
      },
      {
        title: "العناوين",
        says: [
          "عنوان شبكتك يبقى في الذاكرة دقائق لصدّ الإغراق، وساعة على الأكثر لعدّ الطاولات المفتوحة، وما يكتبه مجلس في مكان. وعلى الطاولة المصنّفة ينحفظ رقم مأخوذ منه بسرّ، ما يبيّن إلا إذا اثنين جايين من نفس المكان.",
          "من يشغّل هذا المجلس، أو الشبكة اللي هو فيها، ممكن يحفظ سجلات عنده. مجلس ما يطلب منه ذلك.",
        ],
      },
      {
        title: "من تسأل",
        says: ["من يشغّل هذا المجلس وأعطاك عنوانه. مجلس برنامج يقدر أي أحد يشغّله، وما يوصل أصحابه منه شيء."],
      },
    ],
  },
};
