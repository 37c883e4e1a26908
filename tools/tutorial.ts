import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from './language/copy.ts';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { anyPort } from './lib/ports.ts';
import { createChecks } from './packaging/checks.ts';
import { stepsOf } from './tutorial/steps.ts';
import { walk } from './tutorial/walk.ts';

helpWhenAsked(`pnpm test:tutorial [--built FOLDER]

  Does every step of docs/white-label.md in a copy of the project, and compares what the commands print.
  --built  a checkout whose built site is used, so that nothing is built: .`);

const { values } = parseArgs({ options: { built: { type: 'string' } } });
const guide = readFileSync(join(root, 'docs', 'white-label.md'), 'utf8');
const checks = createChecks();
const folder = copyRepository();
try {
  if (values.built !== undefined) {
    for (const part of ['apps/web/dist', '.cache/draw']) {
      cpSync(join(resolve(values.built), part), join(folder, part), { recursive: true });
    }
  }
  const port = { ofGuide: '4100', free: await anyPort() };
  await walk(stepsOf(guide), { folder, port, isBuilt: values.built !== undefined }, checks);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(closingLine('tutorial', checks.counts()));
process.exitCode = checks.counts().failed > 0 ? 1 : 0;
