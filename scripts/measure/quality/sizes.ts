import { manifestFile } from '../../delivery/build';
import { kilobytes, sizes } from '../../delivery/page/budget';
import type { Row } from './row';

export function measure(): Row[] {
  return sizes('dist', manifestFile).map(({ what, gzip, limit }) => ({
    property: `${what}, gzip`,
    figure: kilobytes(gzip),
    limit: `<= ${kilobytes(limit)}`,
    ok: gzip <= limit,
    command: 'npm run quality -- --only sizes',
  }));
}
