import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { redocly } from '../packages/api-client/generate/bundle.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

helpWhenAsked(`pnpm contract:docs [FILE]

  Renders the contract as one HTML page that needs no network.
  FILE   where to; .cache/contract.html by itself`);

const file = resolve(process.argv[2] ?? join(root, '.cache', 'contract.html'));
mkdirSync(dirname(file), { recursive: true });
redocly(['build-docs', 'openapi/parlour.yaml', '--inlineBundle', '-o', file]);
console.log(file);
