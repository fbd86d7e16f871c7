import type { Spoken } from './tree';

/** Roles whose content is also their name. A screen reader speaks it once. */
const namedByContent = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'option',
  'columnheader',
  'rowheader',
  'DisclosureTriangle',
]);
/** Roles whose label, hint and error are texts beside them. */
const labelled = new Set(['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'group', 'table']);
/** Longer texts (the terms) are cut, because these sentences do not check their wording. */
const LONGEST = 120;

/**
 * Writes what a screen reader finds: one line per element, indented by depth, such as `textbox "Username", required`.
 * Does not repeat a text that is the name or the description of a field.
 */
export function sentencesOf(tree: readonly Spoken[]): string[] {
  return joined(tree).flatMap((one) => linesOf(one));
}

function linesOf(one: Spoken): string[] {
  const { role, name, description } = one;
  const children = joined(one.children.filter((child) => !isSpokenByField(child, [...one.children, one])));
  const isText = children.every((child) => child.role === 'StaticText');
  const text = children.map((child) => child.name).join(' ');
  if (role === 'StaticText') return [`text ${quoted(name)}`];
  if (role === 'paragraph' && isText) return text === '' ? [] : [`paragraph ${quoted(text)}`];
  if ((role === 'term' || role === 'definition' || role === 'cell') && isText)
    return [`${role} ${quoted(text || name)}`];
  // Skips a silent announcer, and a text that is the name of its parent.
  if ((isAnnouncer(one) && children.length === 0) || role === 'Legend' || role === 'caption') return [];
  const inner = children.filter((child) => !(namedByContent.has(role) && child.role === 'StaticText'));
  // A screen reader announces no item, only the number of items in the list.
  if (role === 'listitem') return inner.flatMap((child) => linesOf(child));
  return [
    sentenceOf(one),
    ...(description === '' || description === name ? [] : [`  described as ${quoted(description, Infinity)}`]),
    ...inner.flatMap((child) => linesOf(child)).map((line) => `  ${line}`),
  ];
}

function isAnnouncer({ role, states }: Spoken): boolean {
  return role === 'status' || (role === 'generic' && states.some((state) => state.startsWith('live')));
}

/** Joins texts that follow each other, as a screen reader does. */
function joined(children: readonly Spoken[]): Spoken[] {
  const result: Spoken[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (child.role === 'StaticText' && last?.role === 'StaticText')
      result.splice(-1, 1, { ...last, name: `${last.name} ${child.name}`.replace('( ', '(').replace(' )', ')') });
    else result.push(child);
  }
  return result;
}

/** Roles for which the browser has a name of its own. */
const spokenRole: Readonly<Record<string, string>> = {
  generic: 'announcer',
  DescriptionList: 'terms',
  DisclosureTriangle: 'disclosure',
};

function sentenceOf({ role, name, value, states, children }: Spoken): string {
  const level = states.find((state) => state.startsWith('level'))?.slice('level '.length);
  const items = children.filter((child) => child.role === 'listitem').length;
  const spoken = states.filter((state) => !/^(level|live)/.test(state));
  return [
    [
      spokenRole[role] ?? role,
      ...(role === 'heading' && level !== undefined ? [level] : []),
      ...(name === '' || role === 'cell' ? [] : [quoted(name)]),
      ...(value === '' ? [] : [`with ${quoted(value)}`]),
    ].join(' '),
    ...(role === 'list' ? [items === 1 ? '1 item' : `${items} items`] : []),
    ...(role === 'generic' ? states.map((state) => state.replace('live ', '')) : []),
    ...spoken,
  ].join(', ');
}

/** Whether a field beside or around a text uses it as name or description: a label, a hint, an error. */
function isSpokenByField({ role, name, children }: Spoken, around: readonly Spoken[]): boolean {
  const text = role === 'paragraph' ? children.map((child) => child.name).join(' ') : name;
  if (role !== 'StaticText' && role !== 'paragraph') return false;
  return around.some((field) => labelled.has(field.role) && `${field.name} ${field.description}`.includes(text));
}

/** Replaces what changes with the day or the build. */
const unsteady: readonly (readonly [RegExp, string])[] = [
  [/\b\d+\.\d+\.\d+\+\w+/g, 'VERSION'],
  [/\b20\d\d\b(?!-)/g, 'YEAR'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}, YEAR\b/g, 'DATE'],
  [/\b\d{1,2}:\d\d(?::\d\d)?\s?[AP]M\b/g, 'TIME'],
  [/\bGMT[+-]\d\d:\d\d/g, 'GMT'],
  [/\b\d:\d\d\b/g, 'M:SS'],
  [/\b(?:\d+ \w+ ago|last (?:month|year|week)|yesterday|just now)\b/g, 'SOME TIME AGO'],
  [/\b[0-9a-f]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'TRACE'],
];

function quoted(text: string, longest = LONGEST): string {
  const steady = unsteady.reduce((so, [pattern, word]) => so.replaceAll(pattern, word), text.replaceAll(/\s+/g, ' '));
  return `"${steady.length > longest ? `${steady.slice(0, longest)}…` : steady}"`;
}

/**
 * Finds what is missing on a screen for screen readers. Each screen has one main and one heading of level 1, and skips
 * no level. Each control, field and group has a name. An invalid field has its error in its description.
 * @returns one sentence for each fault
 */
export function faultsIn(tree: readonly Spoken[]): string[] {
  const all = [...everyOne(tree)];
  const faults: string[] = [];
  const ofRole = (role: string) => all.filter((one) => one.role === role);
  const isModal = all.some(({ states }) => states.includes('modal'));
  if (!isModal) {
    for (const role of ['main', 'banner', 'contentinfo'])
      if (ofRole(role).length !== 1) faults.push(`the page has ${ofRole(role).length} of ${role}`);
  }
  const levels = ofRole('heading').map(({ states }) =>
    Number(states.find((state) => state.startsWith('level'))?.slice('level '.length)),
  );
  const first = levels.filter((level) => level === 1).length;
  if (!isModal && first !== 1) faults.push(`the page has ${first} headings of level 1`);
  levels.forEach((level, index) => {
    const before = levels[index - 1];
    if (before !== undefined && level > before + 1) faults.push(`a heading of level ${level} follows one of ${before}`);
  });
  const named = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'dialog', 'alertdialog'];
  // A disclosure is a group whose button has the name.
  for (const { role, name } of all.filter(({ children }) => children[0]?.role !== 'DisclosureTriangle'))
    if ([...named, 'group', 'radiogroup', 'table', 'navigation', 'image'].includes(role) && name === '')
      faults.push(`a ${role} has no name`);
  for (const { role, name, description, states } of all)
    if (states.includes('invalid') && description === '')
      faults.push(`the ${role} "${name}" is invalid without a reason`);
  const places = ofRole('navigation').map(({ name }) => name);
  if (new Set(places).size < places.length) faults.push(`two places of navigation have one name: ${places.join(', ')}`);
  return faults;
}

function* everyOne(tree: readonly Spoken[]): Generator<Spoken> {
  for (const one of tree) {
    yield one;
    yield* everyOne(one.children);
  }
}

/** The element with the focus as a sentence, or "the page". */
export function focusIn(tree: readonly Spoken[]): string {
  for (const one of everyOne(tree)) if (one.isFocused) return sentenceOf(one);
  return 'the page';
}
