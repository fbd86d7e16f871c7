import { earlyForm } from './early-form';
import { quoted, tooOld } from './old-browser';

/**
 * How long the page waits for its own first paint before it asks for the app all the same, in ms: some browsers do not
 * tell.
 */
export const PAINT_WAIT_MS = 300;

export interface StartFiles {
  /** Address of the entry's module. */
  entry: string;
  /** Addresses of the modules that every screen needs beside it. */
  modules: readonly string[];
  /** Address of the sign-in screen's module. */
  screen: string;
  /** Address of the runtime configuration. */
  configuration: string;
}

/**
 * The inline script of the delivered page (see docs/decisions/first-paint.md). On any path but `path`, while a readable
 * cookie says that there may be a session, and where the page is to be in another language, it hides the prerendered
 * form before paint and asks for the app at once; the app shows the page again. Otherwise the app is asked for after
 * the first paint: on a slow line the form is not to share the line with 140 KB that nobody sees, and with a warm cache
 * no script runs before it. What is pressed, chosen or sent until the app has taken over is marked, and the app does it
 * then (src/lib/forms/early-input.ts). When the app does not arrive, the page says so instead of staying blank. In a
 * browser that is too old it does nothing: a script of its own has drawn a page there (old-browser.ts).
 */
export function startScript(path: string, { entry, modules, screen, configuration }: StartFiles): string {
  return `(function(d,c,s,b){
if(d.className===${quoted(tooOld)})return;
function go(){if(b)return;b=1;
link("preload",${quoted(configuration)},"fetch");${quoted(modules)}.concat(s?${quoted(screen)}:[]).forEach(function(m){link("modulepreload",m)});
import(${quoted(entry)}).catch(function(){d.className="is-broken"})}
function link(r,h,a){var l=document.createElement("link");l.rel=r;l.crossOrigin="";if(a)l.as=a;l.href=h;document.head.appendChild(l)}
if(!s||/(^|; )(session-expiry|sso-session)=/.test(c)||/(^|; )user-language=(?!en(-US)?(;|$))/.test(c)){d.className="is-waiting";go()}
else{setTimeout(go,${PAINT_WAIT_MS});try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch(e){go()}
["click","change","keydown","input","submit"].forEach(function(t){addEventListener(t,function(e){
var r=document.querySelector("#root[data-prerendered]"),n=e.target,o;
if(!r||!n.closest)return;
r.setAttribute("data-touched","");
if(earlyForm(r,t,e))return;
n=t==="click"?n.closest("button"):t==="change"?n.closest("select"):t==="keydown"&&e.key==="Enter"&&!e.isComposing&&n.closest("input");
if(n)mark(r,n,t==="change"?n.value:t)},true)})}
function mark(r,n,v){var o=r.querySelector("[data-early]");if(o)o.removeAttribute("data-early");n.setAttribute("data-early",v)}
${earlyForm}
})(document.documentElement,document.cookie,location.pathname===${quoted(path)})`;
}
