import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { schemaFile, schemaText } from './site-config/schema-file.ts';

helpWhenAsked(`node tools/site-schema.ts

  Writes docs/site-config.schema.json, the JSON Schema of an operator's configuration. pnpm generate runs it too.`);

writeFileSync(schemaFile, schemaText());
const { code, output } = await run('biome', ['format', '--write', schemaFile]);
if (code !== 0) console.error(output);
else console.log(`${relative(root, schemaFile)} written`);
process.exitCode = code;
