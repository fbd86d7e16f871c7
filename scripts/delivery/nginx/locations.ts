import { assetExtensions } from '../built-folder';
import { linksBody, type HeaderRule } from '../headers';
import { addHeaders } from './directives';
import type { NginxPlace } from './place';
import { methodsOfFiles, visitHeader } from './request-rules';
import { services } from './services';

export function locationOf(rule: HeaderRule, place: NginxPlace): string {
  const comment = `\n  # ${rule.name}`;
  const exact = `${comment}\n  location = ${rule.prefix}`;
  const onlyReads = `    if ($request_method !~ "^(?:${methodsOfFiles.join('|')})$") { return 405; }`;
  const visit = `    add_header ${visitHeader} $front_visit;\n    add_header ${visitHeader} $front_brand;`;
  const page = `${addHeaders(rule.headers)}\n${visit}\n${onlyReads}\n    if_modified_since off;\n    try_files /index.html =404;`;
  const file = `${addHeaders(rule.headers)}\n${onlyReads}\n    try_files $uri =404;`;
  if (rule.source === 'none') return `${exact} { return 404; }`;
  if (rule.source === 'moved')
    return `${exact} {\n${addHeaders(rule.headers)}\n${onlyReads}\n    return 302 ${rule.to};\n  }`;
  if (rule.source === 'links') {
    const body = linksBody(rule, '$front_public_scheme://$front_public_host');
    const response = `types { }\n    default_type application/json;\n    return 200 '${body}';`;
    return `${exact} {\n${addHeaders(rule.headers)}\n${onlyReads}\n    ${response}\n  }`;
  }
  // Without this nginx redirects "/prefix" to "/prefix/".
  const bare = `\n  location = ${rule.prefix.replace(/\/$/, '')} { return 404; }`;
  if (rule.source === 'upstream')
    return `${bare}${comment}\n  location ^~ ${rule.prefix} {\n${services(rule, place)}\n  }`;
  if (rule.source === 'page')
    return `${rule.match === 'exact' ? exact : `${comment}\n  location ${rule.prefix}`} {\n${page}\n  }`;
  if (rule.match === 'exact') return `${exact} {\n${file}\n  }`;
  const extensions = assetExtensions.map((extension) => extension.slice(1)).join('|');
  return `${comment}\n  location ^~ ${rule.prefix} {\n    location ~ "\\.(?:${extensions})$" {\n${file}\n    }\n    return 404;\n  }`;
}
