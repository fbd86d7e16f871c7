import { run } from '../../mock-server/command/cli-error';
import { main } from './command';

run(main);
