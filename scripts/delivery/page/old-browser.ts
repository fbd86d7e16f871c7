import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseKeys } from 'i18next';
import type {} from '../../../src/texts/resources';
import type { Floor } from './floor';

/** Keys of the texts. A missing key is a type error. */
type Key = ParseKeys<'page'> | ParseKeys<'shell'>;

/**
 * Class of the document element in a browser that is too old. The start script then does not load the app
 * (start-script.ts).
 */
export const tooOld = 'is-too-old';

/** Title, message, and the text of the link to the supported browsers. */
export type OldBrowserTexts = readonly [title: string, message: string, link: string];

/**
 * Conditions in old syntax for APIs that the app cannot do without, each with the versions that added it. Together they
 * require Chrome 105, Firefox 112 and Safari 16. A browser that passes them all can run the app, whatever its user
 * agent says.
 */
const needs = [
  // Chrome 103, Firefox 100, Safari 16.
  'w.AbortSignal&&AbortSignal.timeout',
  // Chrome 97, Firefox 104, Safari 15.4.
  '[].findLast',
  // Chrome 93, Firefox 92, Safari 15.4.
  'Object.hasOwn',
  // Chrome 102, Firefox 112, Safari 15.5.
  '"inert" in HTMLElement.prototype',
  // Chrome 105, Firefox 110, Safari 16.
  'CSS.supports("container-type","inline-size")',
];

export interface OldBrowserPage {
  english: OldBrowserTexts;
  /** Id of the element whose JSON names the file of the texts: an object of OldBrowserTexts by language. */
  filesId: string;
  /** URL of the runtime configuration, which names the page of supported browsers. */
  configuration: string;
  /** URL of the page of supported browsers until the configuration has loaded. */
  supportedBrowsers: string;
}

/**
 * The first inline script of the page. In a browser that cannot run the app it hides the form before paint and shows
 * one clear page, in the language of the cookie, else of the browser. It is written in ES5, because every engine must
 * parse it. It uses no HTML in strings, which Trusted Types refuse.
 */
export function oldBrowserScript({ english, filesId, configuration, supportedBrowsers }: OldBrowserPage): string {
  return `(function(w,d,n){
try{if(${needs.join('&&')})return}catch(e){}
d.documentElement.className=${quoted(tooOld)};
var t=${quoted(english)},l="en",a=${quoted(supportedBrowsers)},ready,wait;
var c=/(?:^|; )user-language=([^;]+)/.exec(d.cookie),s=(c?[c[1]]:[]).concat(n.languages||n.language||[]);
function el(k,v,p){var e=d.createElement(k);e.appendChild(d.createTextNode(v));p.appendChild(e);return e}
function draw(){
if(!ready||wait)return;
var b=d.body,m=d.createElement("div");
while(b.firstChild)b.removeChild(b.firstChild);
m.id="too-old";m.setAttribute("role","main");b.appendChild(m);
d.title=t[0];d.documentElement.lang=l;
el("h1",t[0],m);el("p",t[1],m);el("a",t[2],el("p","",m)).href=a}
function get(u,f){var x=new XMLHttpRequest();x.open("GET",u);x.onload=x.onerror=function(){var o={};try{o=JSON.parse(x.responseText)||o}catch(e){}f(o);draw()};x.send()}
function choose(o){wait=0;for(var i=0,k;i<s.length;i++){k=/^zh-(TW|HK|MO|Hant)/i.test(s[i])?"zh-TW":s[i];k=o[k]?k:k.split("-")[0].toLowerCase();
if(k==="en")return;if(o[k]){t=o[k];l=k;return}}}
d.addEventListener("DOMContentLoaded",function(){ready=1;draw()});
if(s.length&&!/^en\\b/i.test(s[0])){wait=1;get(JSON.parse(d.getElementById(${quoted(filesId)}).textContent).oldBrowserTexts,choose)}
get(${quoted(configuration)},function(o){var u=(o.links||{}).supportedBrowsers;if(/^(https?:\\/\\/|\\/[^/\\\\])/.test(u))a=u})
})(window,document,navigator)`;
}

/** The English texts, and the texts of every other base language, with the oldest supported versions filled in. */
export function oldBrowserTexts(floor: Floor): { english: OldBrowserTexts; others: Record<string, OldBrowserTexts> } {
  const others: Record<string, OldBrowserTexts> = {};
  for (const { name } of readdirSync('locales', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'en',
  )) {
    const texts = textsIn(name, floor);
    if (texts !== undefined) others[name] = texts;
  }
  const inEnglish = textsIn('en', floor);
  if (inEnglish === undefined) throw new Error('locales/en lacks a text of the page for older browsers.');
  return { english: inEnglish, others };
}

/** Reads the texts of a folder. Undefined for a regional language, which contains only what differs from its base. */
function textsIn(folder: string, floor: Floor): OldBrowserTexts | undefined {
  const title = textOf(folder, 'page', 'oldBrowser.title');
  const message = textOf(folder, 'page', 'oldBrowser.message');
  const link = textOf(folder, 'shell', 'footer.browsers');
  return title && message && link ? [title, withVersions(message, floor), link] : undefined;
}

function textOf(folder: string, namespace: 'page' | 'shell', key: Key): string | undefined {
  const file = join('locales', folder, `${namespace}.json`);
  let value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  for (const part of key.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withVersions(message: string, floor: Floor): string {
  const versions: Record<string, string> = { ...floor, ios: floor.ios_saf };
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => versions[name] ?? '');
}

/** A value as a JavaScript literal that is safe in an inline script. */
export function quoted(value: string | readonly string[] | object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
