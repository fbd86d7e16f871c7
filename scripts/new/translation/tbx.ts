import { glossaryOf, spoken, terms } from '../../../tests/support/texts/glossary';
import { tag, toXml, type Tag } from '../../cli/xml';

/** The words of a language by term, and those to avoid. */
type Words = ReturnType<typeof glossaryOf>['terms'];

/**
 * Writes the glossary in TBX-Basic (ISO 30042:2019), which terminology tools read: each term in each language, the word
 * to use and those to avoid.
 */
export function writeTbx(languages: readonly string[]): string {
  const glossaries = languages
    .filter((language) => language !== 'en')
    .map((language): [string, Words] => [language, glossaryOf(language).terms]);
  const entries = Object.entries(terms).map(([id, { english, meaning, why }]) =>
    tag(
      'conceptEntry',
      { id },
      tag('descrip', { type: 'definition' }, meaning),
      tag('note', {}, why),
      langSec('en', english, glossaryOf('en').terms[id]?.never ?? []),
      ...glossaries.flatMap(([language, { [id]: word }]) =>
        word === undefined ? [] : [langSec(language, word.use, word.never)],
      ),
    ),
  );
  const header = tag(
    'tbxHeader',
    {},
    tag('fileDesc', {}, tag('sourceDesc', {}, tag('p', {}, 'locales/glossary.json'))),
  );
  const root = tag(
    'tbx',
    { style: 'dca', type: 'TBX-Basic', 'xml:lang': 'en' },
    header,
    tag('text', {}, tag('body', {}, ...entries)),
  );
  return toXml(root, { '': 'urn:iso:std:iso:30042:ed-2' }, []);
}

function langSec(language: string, use: string, never: readonly string[]): Tag {
  const avoided = never.map((word) => termSec(spoken(word), 'deprecatedTerm-admn-sts'));
  return tag('langSec', { 'xml:lang': language }, termSec(use, 'preferredTerm-admn-sts'), ...avoided);
}

function termSec(term: string, status: string): Tag {
  return tag('termSec', {}, tag('term', {}, term), tag('termNote', { type: 'administrativeStatus' }, status));
}
