/**
 * The languages are those of the product. Each list holds the label of the box, then the messages for ticked,
 * expired and unavailable.
 */
const texts = {
  en: [
    'I am not a robot',
    'Verified',
    'The verification has expired. Tick the box again.',
    'The verification cannot be used now.',
  ],
  ar: ['أنا لست روبوتًا', 'تم التحقق', 'انتهت صلاحية التحقق. يرجى تحديد المربع مرة أخرى.', 'التحقق غير متاح الآن.'],
  de: [
    'Ich bin kein Roboter',
    'Bestätigt',
    'Die Bestätigung ist abgelaufen. Setzen Sie das Häkchen erneut.',
    'Die Bestätigung ist zurzeit nicht möglich.',
  ],
  es: [
    'No soy un robot',
    'Verificado',
    'La verificación ha caducado. Vuelva a marcar la casilla.',
    'La verificación no está disponible ahora.',
  ],
  fr: [
    'Je ne suis pas un robot',
    'Vérifié',
    'La vérification a expiré. Cochez à nouveau la case.',
    'La vérification est indisponible pour le moment.',
  ],
  hu: [
    'Nem vagyok robot',
    'Ellenőrizve',
    'Az ellenőrzés lejárt. Jelölje be újra a négyzetet.',
    'Az ellenőrzés most nem érhető el.',
  ],
  it: [
    'Non sono un robot',
    'Verificato',
    'La verifica è scaduta. Selezioni di nuovo la casella.',
    'La verifica non è disponibile al momento.',
  ],
  ja: [
    '私はロボットではありません',
    '確認済み',
    '確認の有効期限が切れました。もう一度チェックしてください。',
    '現在、確認をご利用いただけません。',
  ],
  ko: ['로봇이 아닙니다', '확인됨', '확인이 만료되었습니다. 다시 선택하세요.', '지금은 확인을 사용할 수 없습니다.'],
  nl: [
    'Ik ben geen robot',
    'Bevestigd',
    'De verificatie is verlopen. Vink het vakje opnieuw aan.',
    'De verificatie is nu niet beschikbaar.',
  ],
  pl: [
    'Nie jestem robotem',
    'Zweryfikowano',
    'Weryfikacja wygasła. Zaznacz pole ponownie.',
    'Weryfikacja jest teraz niedostępna.',
  ],
  pt: [
    'Não sou um robô',
    'Verificado',
    'A verificação expirou. Marque a caixa novamente.',
    'A verificação não está disponível agora.',
  ],
  ru: [
    'Я не робот',
    'Подтверждено',
    'Срок подтверждения истёк. Установите флажок ещё раз.',
    'Подтверждение сейчас недоступно.',
  ],
  sk: [
    'Nie som robot',
    'Overené',
    'Platnosť overenia vypršala. Označte políčko znova.',
    'Overenie teraz nie je k dispozícii.',
  ],
  zh: ['我不是机器人', '已验证', '验证已过期，请重新勾选。', '验证目前不可用。'],
} as const;

/**
 * A captcha with the page API of reCAPTCHA v2 (https://developers.google.com/recaptcha/docs/display): `render`,
 * `reset`, `getResponse`, `ready`, the parameters `onload`, `render` and `hl`, and elements of the class `g-recaptcha`.
 * It renders one real checkbox into the page, without a frame and without inline code. It yields the token
 * `captcha-ok`, which expires after two minutes. A site key that contains "broken" makes the captcha unavailable and
 * calls its error callback.
 */
export const captchaScript = `(() => {
  'use strict';
  const TOKEN = 'captcha-ok';
  const EXPIRES_MS = 120000;
  const texts = ${JSON.stringify(texts)};
  const widgets = [];
  const source = new URL(document.currentScript.src);
  const language = source.searchParams.get('hl') || document.documentElement.lang || 'en';

  function call(callback, ...values) {
    const known = typeof callback === 'string' ? window[callback] : callback;
    if (typeof known === 'function') known(...values);
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function addStyle() {
    if (document.querySelector('link[data-captcha]')) return;
    const link = element('link', { rel: 'stylesheet', href: '/outside/captcha/style.css' });
    link.dataset.captcha = '';
    document.head.append(link);
  }

  function render(container, parameters = {}) {
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    if (!(place instanceof HTMLElement)) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (place.querySelector('.captcha')) throw new Error('reCAPTCHA has already been rendered in this element');
    const siteKey = parameters.sitekey || place.dataset.sitekey;
    if (!siteKey) throw new Error('Missing required parameters: sitekey');
    const [label, verified, expired, broken] = texts[String(parameters.hl || language).toLowerCase().split('-')[0]] || texts.en;
    const id = widgets.length;
    const box = element('input', { type: 'checkbox', className: 'captcha-box' });
    const says = element('p', { className: 'captcha-says' });
    says.setAttribute('role', 'status');
    const answer = element('textarea', { name: 'g-recaptcha-response', hidden: true, tabIndex: -1 });
    answer.setAttribute('aria-hidden', 'true');
    const text = element('span', { textContent: label });
    const choice = element('label', { className: 'captcha-label' }, box, text);
    const frame = element('div', { className: 'captcha' }, choice, says, answer);
    frame.dataset.theme = parameters.theme || place.dataset.theme || 'light';
    frame.dataset.size = parameters.size || place.dataset.size || 'normal';
    if (Number.isInteger(parameters.tabindex)) box.tabIndex = parameters.tabindex;
    const widget = { box, says, answer, timer: 0 };
    widgets.push(widget);
    box.addEventListener('change', () => {
      clearTimeout(widget.timer);
      answer.value = box.checked ? TOKEN : '';
      says.textContent = box.checked ? verified : '';
      if (!box.checked) {
        call(parameters['expired-callback'] || place.dataset.expiredCallback);
        return;
      }
      widget.timer = setTimeout(() => {
        clear(widget);
        says.textContent = expired;
        call(parameters['expired-callback'] || place.dataset.expiredCallback);
      }, EXPIRES_MS);
      call(parameters.callback || place.dataset.callback, TOKEN);
    });
    place.append(frame);
    if (String(siteKey).includes('broken')) {
      box.disabled = true;
      says.textContent = broken;
      setTimeout(() => call(parameters['error-callback'] || place.dataset.errorCallback), 0);
    }
    return id;
  }

  function clear(widget) {
    clearTimeout(widget.timer);
    widget.box.checked = false;
    widget.answer.value = '';
    widget.says.textContent = '';
  }

  function find(id = 0) {
    const widget = widgets[id];
    if (!widget) throw new Error('Invalid reCAPTCHA client id: ' + id);
    return widget;
  }

  window.grecaptcha = Object.freeze({
    render,
    reset: (id) => clear(find(id)),
    getResponse: (id) => find(id).answer.value,
    execute: () => undefined,
    ready: (done) => queueMicrotask(() => call(done)),
  });

  addStyle();
  const onload = source.searchParams.get('onload');
  function start() {
    const isExplicit = source.searchParams.get('render') === 'explicit';
    if (!isExplicit) for (const place of document.querySelectorAll('.g-recaptcha:empty')) render(place);
    if (onload) call(onload);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else queueMicrotask(start);
})();
`;

/**
 * Large enough to tap, and readable in both schemes and in forced colours. It takes the page's theme, unless the page
 * asks for another one.
 */
export const captchaStyle = `
.captcha { border: 1px solid currentColor; border-radius: .25rem; padding: .75rem 1rem; max-width: 19rem;
  font-size: 1rem; line-height: 1.5; }
.captcha[data-size='compact'] { max-width: 10.5rem; }
.captcha[data-theme='dark'] { background: #222; color: #fff; }
.captcha-label { display: flex; align-items: center; gap: .75rem; min-height: 1.75rem; cursor: pointer; }
.captcha-box { width: 1.5rem; height: 1.5rem; margin: 0; flex: none; accent-color: currentColor; }
.captcha-box:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.captcha-says { margin: 0; font-size: .875rem; }
`;
