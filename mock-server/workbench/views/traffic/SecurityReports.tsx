import { useQuery } from '@tanstack/react-query';
import type { StoredRecord } from '../../data/control';
import { recordsQuery } from '../../data/queries';
import { Section } from '../../parts/Section';
import { asTime } from '../../parts/times';

/** The start of a directive's name, and its subject. The first match counts. */
const kinds = [
  ['script', 'A script'],
  ['style', 'A style'],
  ['img', 'An image'],
  ['font', 'A font'],
  ['connect', 'A request'],
  ['frame-ancestors', 'Showing this page in a frame'],
  ['frame', 'A frame'],
  ['child', 'A frame'],
  ['form-action', 'Sending a form'],
  ['manifest', 'A manifest'],
  ['media', 'A video or sound'],
  ['object', 'A plug-in'],
  ['worker', 'A worker'],
  ['base-uri', 'A changed base address'],
  ['require-trusted-types', 'Text used as code'],
  ['trusted-types', 'A Trusted Types policy'],
] as const;

/** What browsers blocked on pages of the app, newest first. */
export function SecurityReports() {
  const { data: reports = [] } = useQuery(recordsQuery('securityReports'));
  const newest = [...reports].sort((one, other) => Number(other['lastAt']) - Number(one['lastAt']));
  return (
    <Section
      title="Security reports"
      about="What browsers blocked on our pages, because the Content-Security-Policy forbids it."
    >
      {newest.length === 0 && <p className="wb-quiet">No browser has reported anything.</p>}
      <ol className="wb-rows" reversed>
        {newest.map((report) => (
          <li key={String(report['id'])} className="wb-row wb-row--plain">
            {sentenceOf(report)}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** For example: "A script from https://evil.example was blocked on /auth/login at 14:05:00 (script-src-elem)". */
function sentenceOf(report: StoredRecord): string {
  const [rule, blocked] = [String(report['rule']), String(report['blocked'])];
  const kind = kinds.find(([start]) => rule.startsWith(start))?.[1] ?? 'Something';
  const done = report['isReportOnly'] === true ? 'would be blocked' : 'was blocked';
  const often = report['count'] === 1 ? ' at' : `, ${String(report['count'])} times, last at`;
  const at = asTime(Number(report['lastAt']));
  return `${kind}${sourceOf(blocked)} ${done} on ${String(report['page'])}${often} ${at} (${rule})`;
}

function sourceOf(blocked: string): string {
  if (blocked.includes('/')) return ` from ${blocked}`;
  if (blocked === 'inline') return ' in the page itself';
  if (blocked === 'unknown' || blocked.startsWith('trusted-types')) return '';
  return ` from "${blocked}"`;
}
