import type { BodyOf } from '../../contract/types';
import type { World } from '../../world/world';
import type { Handlers } from '../define';

/** A page in a loop must not fill the memory. */
const MOST_KEPT = 100;

/** The dashboard shows enough to find the cause, and nothing that can be a secret. */
interface Violation {
  rule: string;
  blocked: string;
  page: string;
  isReportOnly: boolean;
}

/** The dashboard shows what the policy blocked, so that a developer sees it. */
export const securityReportHandlers = {
  async reportViolations({ world, body, origin, respond }) {
    for (const violation of violationsIn(body, origin)) await keep(world, violation);
    return respond(204);
  },
} satisfies Partial<Handlers>;

/** A known violation only counts up. The oldest records above the limit go. */
async function keep(world: World, violation: Violation): Promise<void> {
  const { securityReports } = world.db;
  const now = world.clock.now();
  const known = securityReports.findFirst((q) =>
    q.where(
      ({ rule, blocked, page, isReportOnly }) =>
        rule === violation.rule &&
        blocked === violation.blocked &&
        page === violation.page &&
        isReportOnly === violation.isReportOnly,
    ),
  );
  if (known) {
    await securityReports.set(known, ({ count }) => ({ count: count + 1, lastAt: now }));
    return;
  }
  await securityReports.create({
    id: world.random.id('report'),
    firstAt: now,
    lastAt: now,
    count: 1,
    ...violation,
  });
  securityReports.keepNewest(MOST_KEPT);
}

/** Reads both forms of a report: the list of the Reporting API, and the single one of `report-uri`. */
function violationsIn(reports: BodyOf<'reportViolations'>, origin: string): Violation[] {
  if (!Array.isArray(reports)) {
    const report = reports['csp-report'];
    return [
      {
        rule: wordOf(report['effective-directive'] ?? report['violated-directive']),
        blocked: addressOf(report['blocked-uri'], origin),
        page: addressOf(report['document-uri'], origin),
        isReportOnly: report.disposition === 'report',
      },
    ];
  }
  return reports.map(({ type, url, body }) => ({
    rule: wordOf(body?.effectiveDirective ?? type),
    blocked: addressOf(body?.blockedURL, origin),
    page: addressOf(body?.documentURL ?? url, origin),
    isReportOnly: body?.disposition === 'report',
  }));
}

/** CSP 2 repeats the values of a directive after its name. */
function wordOf(text: string | null | undefined): string {
  return /^[a-z-]{1,60}/.exec(text ?? '')?.[0] ?? 'unknown';
}

/**
 * The parts of an address that cannot be a token. They are its origin, and of our own paths the first segment below
 * /auth. A word of the browser, such as `inline`, stays.
 */
function addressOf(text: string | null | undefined, origin: string): string {
  const address = text ?? '';
  if (/^[a-z-]{1,60}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const url = new URL(address);
  if (url.origin !== origin) return url.origin === 'null' ? url.protocol : url.origin;
  return /^\/auth\/[a-z-]+|^\/[a-z_-]*/.exec(url.pathname)?.[0] ?? '/';
}
