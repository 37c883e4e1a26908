import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { createChecks } from './packaging/checks.ts';
import { packAndCheck } from './packaging/release.ts';

helpWhenAsked(`pnpm release:check

  Builds and packs every package as it is published and checks the tarballs: publint, types. Takes no options.
  The tarballs stay in .cache/packages; the release workflow publishes these files.
  pnpm test:packages does the same and tries them in projects.`);

const { check, counts } = createChecks();
await packAndCheck(check);
console.log(closingLine('release', counts()));
process.exitCode = counts().failed > 0 ? 1 : 0;
