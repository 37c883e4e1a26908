import * as z from 'zod/mini';
import { brandSchema } from './read-brand.ts';

/** URL of the schema. Editors and back offices use it to check a brand file before it is sent. */
export const schemaAddress = 'https://parlour.example/schemas/brand.json';

/** Returns the JSON Schema (2020-12) of a brand file. `brand.schema.json` is its text; a test keeps both equal. */
export function publishedSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(brandSchema, { target: 'draft-2020-12' });
  return {
    $schema,
    $id: schemaAddress,
    title: 'Parlour brand',
    description:
      'The seeds of a brand. Every other colour is derived from them, in both schemes, with contrast kept.',
    ...schema,
  };
}
