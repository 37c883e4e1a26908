import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isHelpWanted } from './help.ts';
import { root } from './paths.ts';
import { toolEnv } from './run.ts';

/** Every script of ours, with its file and the arguments in package.json. */
const tools = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const [, file, args] = /^node (tools\/\S+)(.*)$/.exec(command) ?? [];
  return file === undefined ? [] : [{ name, file, args: args?.split(' ').filter(Boolean) ?? [] }];
});

test.each([
  [['--help'], true],
  [['all', '-h'], true],
  [['--helpful'], false],
  [['--', '--help'], false],
  [[], false],
])('arguments %j ask for help: %j', (args, wanted) => {
  expect(isHelpWanted(args)).toBe(wanted);
});

test.each(tools)('$name prints its help and starts nothing', async ({ name, file, args }) => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [file, ...args, '--help'],
    { cwd: root, env: toolEnv(), timeout: 120_000 },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^(?:pnpm|npm|npm run) ${name}(?: |$)`, 'm'));
});

test('npm start and npm test print their help before anything is installed, and both if neither is named', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/bootstrap.mjs', '--help'],
    {
      cwd: root,
    },
  );
  expect(stdout).toMatch(/npm start[\s\S]*npm test/);
});
