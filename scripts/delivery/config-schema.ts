import * as z from 'zod/mini';
import { configSchema } from '../../src/platform/config';
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

/** Editors complete and check a configuration file with this schema. */
export function configJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(deliverySchema, { io: 'input' }), null, 2)}\n`;
}
