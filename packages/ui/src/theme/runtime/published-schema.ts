import * as z from 'zod/mini';
import { brandSchema } from './read-brand.ts';

/** Editors and back offices check a brand file against this before anybody sends it. */
export const schemaAddress = 'https://parlour.example/schemas/brand.json';

/** The JSON Schema (2020-12) of a brand file; `brand.schema.json` is its text, kept equal by a test. */
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
