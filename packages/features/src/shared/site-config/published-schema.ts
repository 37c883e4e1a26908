import * as z from 'zod';
import { siteConfigSchema } from './schema.ts';

/** Returns the JSON Schema (2020-12) of a configuration. `docs/site-config.schema.json` is its text. */
export function publishedSiteConfigSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(siteConfigSchema, { target: 'draft-2020-12' });
  return {
    $schema,
    $id: 'https://parlour.example/schemas/site-config.json',
    title: 'Parlour site configuration',
    description: 'What an operator sets without a build. Every entry is optional.',
    ...schema,
  };
}
