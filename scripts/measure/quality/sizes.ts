import { manifestFile } from '../../delivery/build';
import { kilobytes } from '../../delivery/page/budget';
import { sizes } from '../../delivery/page/sizes';
import type { Row } from './row';

export async function measure(): Promise<Row[]> {
  return (await sizes('dist', manifestFile)).map(({ what, gzip, limit, which }) => ({
    property: `${what}, gzip`,
    figure: `${kilobytes(gzip)}${which === undefined ? '' : ` (${which})`}`,
    limit: `<= ${kilobytes(limit)}`,
    ok: gzip <= limit,
    command: 'npm run quality -- --only sizes',
  }));
}
