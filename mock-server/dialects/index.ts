import type { OperationId } from '../contract/types';
import type { ServiceResponse } from '../wire/service-response';
import type { MockResponse } from '../wire/http';
import { generously, inLowerCase } from './generous';
import { literally } from './literal';
import type { DialectName } from '../world/dialect-names';
import { asBefore, datedAsBefore } from './older';

/**
 * The form in which services put their responses. Every dialect follows the same rules. A dialect that bends the contract
 * (see world/dialect-names.ts) keeps to the product description only.
 */
export interface Dialect {
  readonly description: string;
  /** Changes status and body. */
  readonly speak: (id: OperationId, response: ServiceResponse) => ServiceResponse;
  /** Changes headers and cookies before the response is sent. */
  readonly write?: (id: OperationId, sent: MockResponse) => MockResponse;
  /** Whether a path may end in a slash. */
  readonly takesTrailingSlash?: boolean;
}

/** To add a dialect, add a row: the control interface, the client and the documents read this table. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  contract: {
    description: 'All that the contract describes: bodies with every field.',
    speak: (_id, response) => response,
  },
  literal: {
    description:
      'No more than the product names: the other form of a response that says nothing, named fields only, bare lists.',
    speak: literally,
  },
  generous: {
    description:
      'More than the product names: further fields, another order, lists in an object, JSON as plain text, ' +
      'lower-case headers, and paths with a slash at the end.',
    speak: generously,
    write: inLowerCase,
    takesTrailingSlash: true,
  },
  older: {
    description:
      'As an older service: codes in other places and at other statuses, unknown codes, numbers as text, ' +
      'and the end of the session in seconds or as a date.',
    speak: asBefore,
    write: datedAsBefore,
  },
};
