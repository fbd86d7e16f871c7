import { run } from '../../mock-server/command/cli-error';
import { deliver } from './deliver';

run(deliver);
