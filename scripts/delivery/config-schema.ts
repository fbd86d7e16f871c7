import * as z from 'zod/mini';
import { configSchema } from '../../src/platform/config';
import { descriptions } from './config-descriptions';
import { captchaSources } from './captcha-sources';

/** The app reads one part; the headers of the page need the other. */
export const deliverySchema = z.extend(configSchema, {
  captchaSources: z.optional(
    captchaSources.check(z.describe('What a captcha of several files loads, with paths as its manual names them.')),
  ),
  securityReportsUrl: z.optional(
    // It becomes part of two headers and of nginx.conf, so only characters without a meaning there are allowed.
    z
      .string('must be a path such as "/api/reports", or an https URL')
      .check(
        z.regex(
          /^(?!\/\/)(?:https:\/\/[\w.:-]+)?\/[\w./~%-]*$/,
          'must be a path such as "/api/reports", or an https URL',
        ),
        z.describe("A path or https URL that receives the browsers' reports of policy violations."),
      ),
  ),
});

interface Field {
  description?: string;
  properties?: Record<string, Field>;
  additionalProperties?: Field;
}

/** Editors complete and check a configuration file with this schema. */
export function configJsonSchema(): string {
  // Fields of one kind share an object, so the copy lets each have its own description.
  const schema: Field = JSON.parse(JSON.stringify(z.toJSONSchema(deliverySchema, { io: 'input' })));
  for (const [name, description] of Object.entries(descriptions)) fieldOf(schema, name).description = description;
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function fieldOf(schema: Field, name: string): Field {
  return name.split('.').reduce((field, part) => {
    const inner = part === '*' ? field.additionalProperties : field.properties?.[part];
    if (inner === undefined) throw new Error(`The configuration has no field ${name}.`);
    return inner;
  }, schema);
}
