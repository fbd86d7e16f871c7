// Judges recorded responses. Usage, in the folder of the tools: node judge.mjs RESPONSES VERDICTS. It is plain
// JavaScript: it runs as a copy in that folder, because only there can it import the validator.
import { readFileSync, writeFileSync } from 'node:fs';
import { validate } from '@hyperjump/json-schema/openapi-3-1';

const [, , input, output] = process.argv;
const documents = new Map();
const validators = new Map();

/** Returns the pointer and the value where the references end. */
function find(document, pointer) {
  let value = document;
  let at = '';
  for (const key of pointer.split('/').slice(1)) {
    value = value?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
    at += `/${key}`;
    if (typeof value?.$ref === 'string') [at, value] = find(document, value.$ref.slice(1));
  }
  return [at, value];
}

function schemaOf(document, operation, status) {
  const [at, response] = find(document, `${operation}/responses/${status}`);
  const type = Object.keys(response?.content ?? {}).find((name) => name.includes('json'));
  return type === undefined ? undefined : `${at}/content/${type.replaceAll('~', '~0').replaceAll('/', '~1')}/schema`;
}

async function judge({ document: file, operation, status, body }) {
  if (!documents.has(file)) documents.set(file, JSON.parse(readFileSync(file, 'utf8')));
  const pointer = schemaOf(documents.get(file), operation, status);
  if (pointer === undefined) return { isValid: false, why: 'the contract declares no such response' };
  const uri = `./${file}#${encodeURI(pointer)}`;
  if (!validators.has(uri)) validators.set(uri, await validate(uri));
  const result = validators.get(uri)(body, 'BASIC');
  return { isValid: result.valid, why: (result.errors ?? []).map((error) => error.instanceLocation).join(', ') };
}

const verdicts = [];
for (const response of JSON.parse(readFileSync(input, 'utf8'))) verdicts.push(await judge(response));
writeFileSync(output, JSON.stringify(verdicts));
