/**
 * An Arabic reader never sees the page the wrong way round; it stays hidden until its words are there. The same choice
 * as `useLanguage`, in a form that needs no bundle.
 */
const language = `var d=document.documentElement,l;try{l=JSON.parse(localStorage.getItem("majlis.language"))}catch(e){}
if(l!=="en"&&l!=="ar")l=/^ar/i.test(navigator.language)?"ar":"en";
if(l==="ar"){d.lang="ar";d.dir="rtl";d.dataset.words="pending"}`;

/**
 * A button that says what it is for in `data-early` may be tapped before the page is awake. The tap is kept for
 * `useEarlyTaps`, and the button looks pressed.
 */
const early = `addEventListener("click",function(e){var b=e.target.closest("[data-early]");
if(b&&!("awake" in d.dataset)){d.dataset.early=b.dataset.early;b.dataset.pressed=""}},true)`;

/** What a page does before its first paint, long before its scripts are there. */
export const firstScript = `(function(){${language}
${early}})()`;
