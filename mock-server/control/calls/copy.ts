import { arazzoOf } from '../copy/arazzo';
import { curlOf } from '../copy/curl';
import { linkOf } from '../copy/link';
import { playwrightOf } from '../copy/playwright';
import { withoutWorld } from '../copy/source';
import type { ControlCalls } from '../define';
import { commonHeaders } from '../refusal';

/** Exports what happened in a world as a Playwright test, an Arazzo workflow, curl lines or a link. */
export const copyCalls = {
  copyAs({ world, request, query }) {
    const { as, path = '/auth/login' } = query;
    const source = {
      setUp: world.setUp.list().map((call) => ({ ...call, url: withoutWorld(call.url) })),
      calls: world.journal.list(),
      path: withoutWorld(path),
      origin: request.origin,
      world: world.id,
    };
    const made = { playwright: playwrightOf, arazzo: arazzoOf, curl: curlOf, link: linkOf }[as](source);
    return {
      raw: { status: 200, headers: [...commonHeaders, ['Content-Type', 'text/plain; charset=utf-8']], body: made },
    };
  },
} satisfies Partial<ControlCalls>;
