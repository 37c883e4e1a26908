import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { buildPackage } from './packaging/build.ts';
import { publishedPackages } from './packaging/packages.ts';

const names = publishedPackages.map(({ name }) => name).join(', ');

helpWhenAsked(`pnpm build:packages [PACKAGE …]

  Builds the packages as they are published, each into its folder dist.
  PACKAGE  ${names}; default: all of them`);

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !publishedPackages.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}. There are: ${names}.`);
  process.exit(2);
}
for (const one of publishedPackages) {
  if (positionals.length === 0 || positionals.includes(one.name)) await buildPackage(one);
}
