import { createServer } from '@mswjs/http-middleware';
import { seed } from './data';
import { handlers } from './handlers';

await seed();
createServer(...handlers).listen(Number(process.env.PORT), '127.0.0.1');
