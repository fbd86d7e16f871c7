import { run } from '../../mock-server/adapters/cli-error';
import { deliver } from './deliver';

run(deliver);
