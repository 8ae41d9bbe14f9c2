import { chromium } from "@playwright/test"; import { house } from "/tmp/house.mjs";
const h=await house(); const b=await chromium.launch({executablePath:"/usr/bin/chromium"});
for (const [name,width,height,locale] of [["small",360,640,"ar"],["smallen",360,640,"en"],["land",740,360,"ar"],["desk",1440,900,"ar"]]) {
  const c=await b.newContext({viewport:{width,height},locale,deviceScaleFactor:name==="desk"?1:2,hasTouch:name!=="desk"}); const p=await c.newPage();
  p.on("pageerror",e=>console.log("ERR",name,locale,String(e)));
  await p.goto(h.url+"/baloot"); await p.locator("button").filter({hasText:/bots|البوتات/}).click();
  await p.locator("[data-hand] [data-card]").nth(4).waitFor(); 
  await p.locator('[data-deed="pass"]').waitFor({timeout:9000}).catch(()=>console.log(name,"no pass"));
  await p.screenshot({path:`/tmp/g-${name}-bid.png`});
  const boxes=await p.evaluate(()=>{const g=document.querySelector("section.lacquer.animate-pop"); const r=e=>{const x=e.getBoundingClientRect();return [x.x,x.y,x.width,x.height].map(Math.round)}; return {guide:g&&r(g), deeds:[...document.querySelectorAll("[data-deed]")].map(e=>[e.dataset.deed,r(e)]), cards:[...document.querySelectorAll("[data-hand] [data-card]")].map(r)}});
  console.log(name,JSON.stringify(boxes));
  await c.close();
}
await b.close(); h.close();
