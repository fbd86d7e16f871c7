import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HeaderRule } from './headers';
import { contentTypes, rulesOf } from './static-files';

export interface NginxPlace {
  /** The built folder, absolute. */
  root: string;
  /** Where nginx listens: "8080" or "127.0.0.1:8080". */
  listen: string;
  /** The services. */
  apiOrigin: string;
}

/** Writes the table of headers out for front servers into a folder: nginx.conf (a server block) and cdn.json. Returns their names. */
export function writeServerFiles(built: string, folder: string): string[] {
  const rules = rulesOf(built);
  mkdirSync(folder, { recursive: true });
  const files = {
    'nginx.conf': nginxServer(rules, { root: resolve(built), listen: '443 ssl', apiOrigin: 'https://services.example' }),
    'cdn.json': cdnRules(rules),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files).map((name) => join(folder, name));
}

/**
 * An nginx server block that answers as the preview does. `brotli_static` needs the module ngx_http_brotli_static_module (Debian:
 * libnginx-mod-http-brotli-static); without it take the line out, and gzip serves.
 */
export function nginxServer(rules: readonly HeaderRule[], { root, listen, apiOrigin }: NginxPlace): string {
  return `# Written from the table of headers of this build: do not edit, build again.
# A missing asset is not kept, whatever its rule says of one that is there.
map $status $kept {
  ~^(200|304)$ "";
  default "no-store";
}
server {
  listen ${listen};
  root ${root};
  server_tokens off;
  etag off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  types { ${nginxTypes()} }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json;

  # The compressed twins are answers, not files of their own.
  location ~ \\.(br|gz|map)$ { return 404; }
${rules.map(nginxLocations(apiOrigin)).join('\n')}
  # Nothing else is served here.
  location / { return 404; }
}
`;
}

const nginxLocations = (apiOrigin: string) => (rule: HeaderRule): string => {
  const comment = `\n  # ${rule.name}`;
  const headers = nginxHeaders(rule);
  if (rule.source === 'upstream') return `${comment}\n  location ^~ ${rule.prefix} {\n    proxy_pass ${apiOrigin};\n    proxy_set_header X-Forwarded-Proto $scheme;\n  }`;
  if (rule.source === 'file') return `${comment}\n  location ^~ ${rule.prefix} {\n${headers}\n    location ~ \\.(br|gz|map)$ { return 404; }\n    try_files $uri =404;\n  }`;
  if (rule.match === 'exact') return `${comment}\n  location = ${rule.prefix} {\n${headers}\n    try_files /index.html =404;\n  }`;
  // A name with an extension is a file or nothing: the page in its place would be run as a script.
  return `${comment}\n  location ${rule.prefix} {\n${headers}\n    location ~ \\.[^./]+$ {\n${headers}\n      try_files $uri =404;\n    }\n    try_files $uri /index.html =404;\n  }`;
};

function nginxHeaders({ headers }: HeaderRule): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (name !== 'Cache-Control' || value === 'no-store') return `    add_header ${name} "${value}" always;`;
      // Kept for ever only where it is there; "always" has the other statuses told that they are not kept.
      return `    add_header ${name} "${value}";\n    add_header ${name} $kept always;`;
    })
    .join('\n');
}

function nginxTypes(): string {
  return Object.entries(contentTypes)
    .map(([extension, type]) => `${type.split(';')[0]} ${extension.slice(1)};`)
    .join(' ');
}

/** The same rules for a content delivery network, as data: longest prefix first, the first that fits holds. */
function cdnRules(rules: readonly HeaderRule[]): string {
  const sorted = [...rules].sort((a, b) => b.prefix.length - a.prefix.length);
  const written = sorted.map(({ name, prefix, match, source, headers }) => ({
    description: name,
    path: match === 'exact' ? prefix : `${prefix}*`,
    origin: source === 'upstream' ? 'services' : 'folder',
    ...(source === 'page' && { fallback: '/index.html', fallbackUnlessExtension: true }),
    headers,
  }));
  return `${JSON.stringify({ notFound: { status: 404, headers: { 'Cache-Control': 'no-store' } }, rules: written }, null, 2)}\n`;
}
