import { type Params, type ParamParseKey, useMatch } from 'react-router-dom';
import type { Path } from './path';

export function usePathParams<Pattern extends string>(
  path: Pick<Path<Pattern, string>, 'pattern'>,
): Partial<Params<ParamParseKey<Pattern>>> {
  return useMatch(path.pattern)?.params ?? {};
}
