import { parseArgs } from 'node:util';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { createChecks } from './packaging/checks.ts';
import { packAndCheck } from './packaging/release.ts';
import { tries } from './packaging/tries/index.ts';

// Builds and packs the packages as they would be published, and uses the tarballs in other projects (decision 019).

const names = Object.keys(tries).join(', ');

helpWhenAsked(`pnpm test:packages [PROJECT …]

  Builds and packs the packages as they would be published, and uses the tarballs as others do.
  PROJECT  ${names}; default: all of them
  tailwind and next are installed by npm, which downloads what it does not have yet.`);

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(tries, name));
if (unknown.length > 0) {
  console.error(`There is no project ${unknown.join(', ')}. There are: ${names}.`);
  process.exit(2);
}

const { check, counts } = createChecks();
const packed = await packAndCheck(check);
for (const [name, tryPackages] of Object.entries(tries)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await check(`${name}: the project is set up and tried`, () => tryPackages(packed, check));
}
console.log(closingLine('packages', counts()));
process.exitCode = counts().failed > 0 ? 1 : 0;
