import { earlyForm } from './early-form';
import { quoted, tooOld } from './old-browser';

/**
 * How long the page waits for its first paint before it loads the app anyway, ms. Some browsers do not report the first
 * paint.
 */
export const PAINT_WAIT_MS = 300;

/** Id of the element that lists the files of the build for the inline scripts, as JSON. */
export const startFilesId = 'start-files';

/**
 * The files of a build, in the page but outside of its scripts. So the scripts stay the same from build to build, and
 * with them their hashes in the policy: a page of one build works under the server file of another.
 */
export interface StartFiles {
  /** URL of the module that renders, which runs first. */
  renderer: string;
  /** URL of the entry's module. */
  entry: string;
  /** URLs of the other modules that every screen needs. */
  modules: readonly string[];
  /** URL of the texts for browsers that are too old. */
  oldBrowserTexts: string;
}

/** Writes the list of files as an element. Browsers run no script of this type, so the policy needs no hash for it. */
export function startFilesElement(files: StartFiles): string {
  return `<script type="application/json" id="${startFilesId}">${quoted(files)}</script>`;
}

/**
 * The inline script of the delivered page (see docs/decisions/first-paint.md). It hides the prerendered form before
 * paint and loads the app at once in five cases: another path than `path`, a host of the second brand (which the front
 * server names in Server-Timing), a remembered username, a readable cookie of a possible session, and another language
 * than English. The app then shows the page again.
 *
 * Otherwise it loads the app after the first paint of content; a busy browser may paint the bare background before. On
 * a slow line the form then need not share the line with 140 KB of script, and with a warm cache no script runs before
 * it. The renderer runs before the rest of the app, in a task of its own, so that a press in between is answered soon.
 * The app starts when the whole page is there. On a slow line, scripts from the cache are there first, and the app would
 * not find the element that it renders into.
 *
 * The script marks what the user presses, chooses or submits before the app has taken over; the app then does it
 * (src/forms/early-input.ts). When the app does not load, the page shows an error instead of staying blank. In a
 * browser that is too old this script does nothing, because another script has drawn a page there (old-browser.ts).
 *
 * It marks the page as started. Without that mark the page says after 10 s that it could not be loaded (app.css). Where
 * the policy of another build refuses the inline styles, it switches on the same styles as files.
 * @param path the path that the page was prerendered for
 * @param configuration URL of the runtime configuration
 */
export function startScript(path: string, configuration: string): string {
  return `(function(d,c,s,b){
d.setAttribute("data-started","");
if(d.className===${quoted(tooOld)})return;
var f=JSON.parse(document.getElementById(${quoted(startFilesId)}).textContent);
addEventListener("DOMContentLoaded",function(){var y=document.querySelector("style");if(y&&!y.sheet)document.querySelectorAll("link[disabled]").forEach(function(l){l.disabled=false})});
function go(){if(b)return;b=1;
link("preload",${quoted(configuration)},"fetch");[f.entry].concat(f.modules).forEach(function(m){link("modulepreload",m)});
import(f.renderer).then(function(){return new Promise(function(r){if(document.readyState==="loading")return addEventListener("DOMContentLoaded",r);var c=new MessageChannel;c.port1.onmessage=r;c.port2.postMessage(0)})}).then(function(){return import(f.entry)}).catch(function(){d.className="is-broken"})}
function link(r,h,a){var l=document.createElement("link");l.rel=r;l.crossOrigin="";if(a)l.as=a;l.href=h;document.head.appendChild(l)}
var e=performance.getEntriesByType("navigation")[0];
if(e&&(e.serverTiming||[]).some(function(t){return t.name==="brand"})){d.setAttribute("data-brand","rebrand");s=0}
try{if(localStorage.getItem("remembered-username"))s=0}catch(e){}
if(!s||/(^|; )(session-expiry|sso-session)=/.test(c)||/(^|; )user-language=(?!en(-US)?(;|$))/.test(c)){d.className="is-waiting";go()}
else{setTimeout(go,${PAINT_WAIT_MS});try{new PerformanceObserver(painted).observe({type:"paint",buffered:true})}catch(e){go()}
["click","change","keydown","input","submit"].forEach(function(t){addEventListener(t,function(e){
var r=document.querySelector("#root[data-prerendered]"),n=e.target,o;
if(!r||!n.closest)return;
r.setAttribute("data-touched","");
if(earlyForm(r,t,e))return;
n=t==="click"?n.closest("button"):t==="change"?n.closest("select"):t==="keydown"&&e.key==="Enter"&&!e.isComposing&&n.closest("input");
if(n)mark(r,n,t==="change"?n.value:t)},true)})}
function painted(l){if(l.getEntriesByName("first-contentful-paint").length)go()}
function mark(r,n,v){var o=r.querySelector("[data-early]");if(o)o.removeAttribute("data-early");n.setAttribute("data-early",v)}
${earlyForm}
})(document.documentElement,document.cookie,location.pathname===${quoted(path)})`;
}
