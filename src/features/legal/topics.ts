import english from '../../../locales/en/legal.json';

/**
 * The topics of the terms, in the order of docs/product/2-screens.md#terms-page. Each has a title and one or two
 * paragraphs in locales/en/legal.json.
 */
export const TOPICS = [
  'overview',
  'users',
  'registration',
  'laws',
  'privacy',
  'security',
  'copyright',
  'tampering',
  'transfer',
  'offensive',
  'representations',
  'links',
  'warranties',
  'liability',
  'termination',
  'changes',
  'transmission',
  'consent',
  'claims',
  'law',
  'beneficiaries',
] as const satisfies readonly (keyof typeof english.topics)[];

export type Topic = (typeof TOPICS)[number];

type LongTopic = { [T in Topic]: (typeof english.topics)[T] extends { second: string } ? T : never }[Topic];

export function twoParagraphs(topic: Topic): topic is LongTopic {
  return 'second' in english.topics[topic];
}
