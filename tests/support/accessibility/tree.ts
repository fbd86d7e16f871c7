import type { Page } from '@playwright/test';

export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** The states that a screen reader speaks: "required", "invalid", "expanded", "level 1". */
  readonly states: readonly string[];
  readonly isFocused: boolean;
  readonly children: readonly Spoken[];
}

/** A screen reader does not speak these roles. Their children count as children of the parent. */
const silent = new Set([
  // Containers without meaning.
  'RootWebArea',
  'none',
  'generic',
  'rowgroup',
  'LabelText',
  // Marks and breaks around a text.
  'ListMarker',
  'LineBreak',
  // Kinds of text. A screen reader reads the text only.
  'Abbr',
  'code',
  'strong',
  'time',
]);
const texts = new Set(['StaticText', 'InlineTextBox']);
/** A screen reader speaks the children of these roles only as name or value. */
const whole = new Set(['combobox', 'textbox', 'searchbox', 'spinbutton', 'image', 'img', 'progressbar']);

/** Leaves out what is hidden or inert. */
export async function spokenTree(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    type Node = (typeof nodes)[number];
    const textOf = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();
    const childrenOf = (node: Node): Spoken[] =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child === undefined ? [] : read(child);
      });
    const read = (node: Node): Spoken[] => {
      const role = textOf(node.role);
      if (role === 'InlineTextBox') return [];
      const states = (node.properties ?? []).flatMap(({ name, value }) => stateOf(name, value.value));
      if (node.ignored || (silent.has(role) && !states.some((state) => state.startsWith('live'))))
        return childrenOf(node);
      const name = textOf(node.name);
      if (texts.has(role) && name === '') return [];
      const value = textOf(node.value);
      const children = whole.has(role) ? [] : childrenOf(node);
      const isFocused = (node.properties ?? []).some((one) => one.name === 'focused' && one.value.value === true);
      return [{ role, name, description: textOf(node.description), value, states, isFocused, children }];
    };
    return nodes[0] === undefined ? [] : read(nodes[0]);
  } finally {
    await session.detach();
  }
}

/** The states as words, in the browser's order; empty for a state that is off or not spoken. */
function stateOf(name: string, value: unknown): string[] {
  if (name === 'level') return [`level ${String(value)}`];
  if (name === 'live' && value !== 'off') return [`live ${String(value)}`];
  if (name === 'invalid') return value === 'false' ? [] : ['invalid'];
  if (name === 'expanded') return [value === true ? 'expanded' : 'collapsed'];
  if (name === 'hasPopup') return value === 'false' || value === 'menu' ? [] : [`opens a ${String(value)}`];
  if (name === 'checked') return value === 'true' ? ['checked'] : ['not checked'];
  if (name === 'selected') return value === true ? ['selected'] : [];
  if (name === 'pressed') return [value === 'true' ? 'pressed' : 'not pressed'];
  if (['required', 'disabled', 'readonly', 'modal', 'busy', 'multiline'].includes(name)) return value ? [name] : [];
  return [];
}
