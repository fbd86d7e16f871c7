import { run } from './adapters/cli-error';
import { main } from './command/mock';

run(main);
