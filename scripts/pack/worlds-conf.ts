import { readFileSync } from 'node:fs';
import { CliError } from '../../mock-server/command/cli-error';

const page = 'docs/elsewhere.md';

/** The lines for nginx on docs/elsewhere.md, which hash by the world. @throws CliError when the page has none */
function worldsConf(): string {
  const lines = /^```nginx worlds\.conf\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8'))?.[1];
  if (lines === undefined) throw new CliError(`${page} has no worlds.conf.`);
  return lines;
}

/** A whole configuration in `folder`, for one nginx process at `port` in front of processes of this machine. */
export function nginxConf(folder: string, port: number, processes: readonly number[]): string {
  const lines = worldsConf()
    .replaceAll(/^ *server 127\.0\.0\.1:401([1-9]).*\n/gm, (line, number: string) => {
      const own = processes[Number(number) - 1];
      return own === undefined ? '' : line.replace(`401${number}`, String(own));
    })
    .replace('listen 127.0.0.1:4010', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return (
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
    `http {\naccess_log off;\n${temporary}\n${lines}}\n`
  );
}
