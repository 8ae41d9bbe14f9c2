import { EXPIRE_MS } from "@/lib/table/time/left-alone";

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

/** An installed house that is opened shows the match that is running: at once, and never to whoever comes home from it. */
const straight = `try{var s=sessionStorage,n=Date.now();if(!s.getItem("majlis.open")){s.setItem("majlis.open","1");
if(location.pathname==="/"&&(navigator.standalone||matchMedia("(display-mode: standalone)").matches)){
var v=JSON.parse(localStorage.getItem("majlis.visits")).find(function(v){var t=v.standing;
return t&&!t.isWaiting&&n-t.at<${EXPIRE_MS}&&/^[a-z]+$/.test(t.game)&&/^[A-Z0-9]+$/.test(v.code)});
if(v)location.replace("/"+v.standing.game+"/"+v.code)}}}catch(e){}`;

/** What a page does before its first paint, long before its scripts are there. */
export const firstScript = `(function(){${straight}
${language}
${early}})()`;
