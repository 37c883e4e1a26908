import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isHelpWanted } from './help.ts';
import { root } from './paths.ts';
import { toolEnv } from './run.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Every script of ours, the file behind it and what else the script gives it. */
const tools = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file, args] = /^node (tools\/\S+)(.*)$/.exec(command) ?? [];
  return file === undefined ? [] : [{ name, file, args: args?.split(' ').filter(Boolean) ?? [] }];
});

/** Where the options of a script are read, when another file does it. */
const behind: Readonly<Record<string, (args: readonly string[]) => string>> = {
  'tools/bootstrap.mjs': ([task]) => `tools/${task}.ts`,
  'tools/brand-new.mjs': () => 'tools/brand/command.ts',
};

/** The options a tool reads: those it parses, and those it looks for by itself. */
function optionsIn(source: string): readonly string[] {
  const parsed = source.matchAll(/^\s+'?([a-z-]+)'?: (?:\{ type: '|many\b)/gm);
  const found = source.matchAll(/(?:includes|indexOf)\('--([a-z-]+)'\)/g);
  const inline = source.matchAll(/options: \{ ([a-z-]+): \{ type: '/g);
  return [parsed, found, inline].flatMap((all) => [...all].map(([, name]) => `--${name}`));
}

test('the options of a tool are found in every way they are read', () => {
  expect(optionsIn("  port: { type: 'string' },\n  'no-x': { type: 'boolean' },")).toEqual([
    '--port',
    '--no-x',
  ]);
  expect(optionsIn("args.includes('--gate'); args.indexOf('--to')")).toEqual(['--gate', '--to']);
  expect(optionsIn("parseArgs({ options: { since: { type: 'string' } } })")).toEqual(['--since']);
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

test.each(tools)('$name says what it does and starts nothing', async ({ name, file, args }) => {
  const source = behind[file]?.(args) ?? file;
  const text = readFileSync(join(root, source), 'utf8');
  // The source is checked before it is run: without this call the tool would start.
  expect(text.indexOf('\nhelpWhenAsked('), `${source} calls helpWhenAsked`).toBeGreaterThan(0);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [file, ...args, '--help'],
    { cwd: root, env: toolEnv(), timeout: 120_000 },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^(?:pnpm|npm|npm run) ${name}(?: |$)`, 'm'));
  expect(stdout).toMatch(/^(?:pnpm|npm)/);
  for (const option of optionsIn(text)) {
    // On a line of its own, which says what it is for.
    expect(stdout).toMatch(new RegExp(`^ +${option} .*\\S{3}`, 'm'));
  }
});

test('npm start and npm test answer before anything is installed, and both when neither is named', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/bootstrap.mjs', '--help'],
    {
      cwd: root,
    },
  );
  expect(stdout).toMatch(/npm start[\s\S]*npm test/);
});
