import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedSchema } from './published-schema.ts';

const path = join(import.meta.dirname, '../brand.schema.json');

test('[BRD-02] the published JSON Schema equals the schema that validates (PARLOUR_WRITE=1 writes it)', () => {
  const schema = publishedSchema();
  if (process.env.PARLOUR_WRITE === '1') {
    writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
  }
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test('[BRD-02] the published JSON Schema is closed and lists the required keys', () => {
  expect(publishedSchema()).toMatchObject({
    additionalProperties: false,
    required: ['name', 'accent', 'warm', 'neutral', 'radius', 'shadow'],
  });
});

test('[BRD-01] a brand is its name and at most a dozen seeds', () => {
  const about = ['$schema', 'name', 'names'];
  const keys = Object.keys(Object(Object(publishedSchema()).properties));
  const seeds = keys.filter((key) => !about.includes(key));
  expect(keys).toEqual(expect.arrayContaining(about));
  expect(seeds).toEqual(expect.arrayContaining(['accent', 'neutral', 'radius', 'coverStyle']));
  expect(seeds.length).toBeLessThanOrEqual(12);
});
