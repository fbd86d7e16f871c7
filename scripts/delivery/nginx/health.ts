import { configurationFile } from '../configuration';
import { refusalHeaders } from '../headers';
import { releaseFile } from '../release';
import { addHeaders } from './directives';
import type { NginxPlace } from './place';

/** A check names any host, such as the address of this machine. */
export function healthLocations({ release }: NginxPlace): string {
  return `  location = /healthz {
${healthHeaders}
    return 200 '{"status":"alive"}\\n';
  }
  # Ready for people: the folder has a configuration, and is the one for which this file was written.
  location = /readyz {
${healthHeaders}
    if (!-f $document_root/${configurationFile}) { return 503; }
    if (!-f $document_root/${releaseFile(release)}) { return 503; }
    return 200 '{"status":"ready","release":"${release}"}\\n';
  }`;
}

const healthHeaders = `${addHeaders(refusalHeaders)}
    types { }
    default_type application/json;`;

/** Numbers of connections and requests, as exporters for Prometheus read them. */
export function statusServer({ statusListen }: NginxPlace): string {
  return `# For this machine only.
server {
  listen ${statusListen};
  server_name _;
  server_tokens off;
  access_log off;
  location = /status { stub_status; }
  location / { return 404; }
}`;
}
