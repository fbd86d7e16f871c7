import { run } from './adapters/cli-error';
import { pageWhenAsked } from './adapters/page-on-disk';
import { main } from './command/mock';

run((words) => main(words, { readPageFile: pageWhenAsked }));
