import type { OldBrowserTexts, START_FILES_ID, StartFiles, TOO_OLD } from './start-files';

/**
 * The first inline script of the page. In a browser that cannot run the app it hides the form before paint and shows
 * one clear page. The page is in the language of the cookie, else of the browser. Every engine must parse the script,
 * so it is written in ES5, and the build refuses anything newer. It uses no HTML in strings, which Trusted Types
 * refuse.
 */

// An import is newer syntax than ES5. So the types tie these copies to the constants.
var filesId: typeof START_FILES_ID = 'start-files';
var tooOld: typeof TOO_OLD = 'is-too-old';
var english = 'en';

/**
 * APIs that the app cannot do without, each with the versions that added it. Together they require Chrome 105,
 * Firefox 112 and Safari 16. A browser that has them all can run the app, whatever its user agent says.
 */
function canRunTheApp(): boolean {
  try {
    return (
      // Chrome 103, Firefox 100, Safari 16.
      has(window.AbortSignal && AbortSignal.timeout) &&
      // Chrome 97, Firefox 104, Safari 15.4.
      has([].findLast) &&
      // Chrome 93, Firefox 92, Safari 15.4.
      has(Object.hasOwn) &&
      // Chrome 102, Firefox 112, Safari 15.5.
      'inert' in HTMLElement.prototype &&
      // Chrome 105, Firefox 110, Safari 16.
      CSS.supports('container-type', 'inline-size')
    );
  } catch (_) {
    return false;
  }
}

function has(feature: unknown): boolean {
  return !!feature;
}

function explain(files: StartFiles): void {
  var texts = files.oldBrowser;
  var language = english;
  var supportedBrowsers = files.supportedBrowsers;
  var cookie = /^(?:.*; )?user-language=([^;]+)/.exec(document.cookie);
  var wanted = (cookie && cookie[1] ? [cookie[1]] : []).concat(navigator.languages || navigator.language || []);
  var isPageThere = false;
  var isWaitingForTexts = false;

  function draw(): void {
    if (!isPageThere || isWaitingForTexts) return;
    while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    var main = add('div', '', document.body);
    main.id = 'too-old';
    main.setAttribute('role', 'main');
    document.title = texts[0];
    document.documentElement.lang = language;
    document.documentElement.dir = texts[3];
    add('h1', texts[0], main);
    add('p', texts[1], main);
    add('a', texts[2], add('p', '', main)).setAttribute('href', supportedBrowsers);
  }

  function choose(others: Record<string, OldBrowserTexts>): void {
    isWaitingForTexts = false;
    for (var index = 0; index < wanted.length; index++) {
      var code = wanted[index] || '';
      if (/^zh-(TW|HK|MO|Hant)/i.test(code)) code = 'zh-TW';
      if (!others[code]) code = (code.split('-')[0] || '').toLowerCase();
      if (code === english) return;
      var found = others[code];
      if (found) {
        texts = found;
        language = code;
        return;
      }
    }
  }

  document.addEventListener('DOMContentLoaded', function () {
    isPageThere = true;
    draw();
  });
  if (wanted[0] && !/^en\b/i.test(wanted[0])) {
    isWaitingForTexts = true;
    read<Record<string, OldBrowserTexts>>(files.oldBrowserTexts, function (others) {
      choose(others || {});
      draw();
    });
  }
  read<Configuration>(files.configuration, function (configuration) {
    var settings = configuration && configuration.brandSettings;
    var hosts = (configuration && configuration.brands) || {};
    var brand = settings && settings[hosts[location.host] || hosts[location.hostname] || 'default'];
    var link = linkIn(brand) || linkIn(configuration);
    if (link && /^(https?:\/\/|\/[^/\\])/.test(link)) supportedBrowsers = link;
    draw();
  });
}

interface WithLinks {
  links?: { supportedBrowsers?: string };
}

interface Configuration extends WithLinks {
  brands?: Record<string, string>;
  brandSettings?: Record<string, WithLinks>;
}

function linkIn(part: WithLinks | null | undefined): string | undefined {
  return (part && part.links && part.links.supportedBrowsers) || undefined;
}

function add(name: string, text: string, parent: HTMLElement): HTMLElement {
  var element = document.createElement(name);
  element.appendChild(document.createTextNode(text));
  parent.appendChild(element);
  return element;
}

/** `done` gets null when the file does not arrive or is not JSON. */
function read<Content>(url: string, done: (content: Content | null) => void): void {
  var request = new XMLHttpRequest();
  request.open('GET', url);
  request.onload = request.onerror = function () {
    var content: Content | null = null;
    try {
      content = JSON.parse(request.responseText);
    } catch (_) {
      // The page then shows the English texts.
    }
    done(content);
  };
  request.send();
}

if (!canRunTheApp()) {
  document.documentElement.className = tooOld;
  var element = document.getElementById(filesId);
  if (element) explain(JSON.parse(element.textContent || ''));
}
