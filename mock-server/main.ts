import { run } from './command/cli-error';
import { main } from './command/mock';

run(main);
