import type { Page } from '@playwright/test';

/** An element as the accessibility tree of the browser gives it. */
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

/** Roles that a screen reader does not speak. Their children count as children of the parent. */
const silent = new Set([
  // Containers without a meaning of their own.
  'RootWebArea',
  'none',
  'generic',
  'rowgroup',
  'LabelText',
  // Marks and breaks around a text.
  'ListMarker',
  'LineBreak',
  // Kinds of text. A screen reader reads the text, without its kind.
  'Abbr',
  'code',
  'strong',
  'time',
]);
const texts = new Set(['StaticText', 'InlineTextBox']);
/** Roles whose children a screen reader speaks as their name or value only. */
const whole = new Set(['combobox', 'textbox', 'searchbox', 'spinbutton', 'image', 'img', 'progressbar']);

/** Reads the accessibility tree of the browser, without what is hidden or inert. */
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

/** States in the order of the browser, each as a word; empty for a state that is off or is not spoken. */
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
