import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import { patterns } from '../../packages/features/src/shared/rules/patterns.ts';
import { root } from '../lib/paths.ts';

// Our regular expressions run on texts of visitors and servers. recheck proves that each of them takes linear time; it
// is too large for a browser (docs/decisions/024).

vi.stubEnv('RECHECK_BACKEND', 'pure');
const { check } = await import('recheck');

/** Returns why an expression is not proved linear, or `null` if it is. */
async function weakness({ source, flags }: RegExp): Promise<string | null> {
  const { status } = await check(source, flags, { timeout: 120_000 });
  return status === 'safe' ? null : `/${source}/${flags} is ${status}`;
}

async function weaknesses(expressions: Iterable<RegExp>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const expression of expressions) {
    const weak = await weakness(expression);
    if (weak !== null) found.push(weak);
  }
  return found;
}

afterEach(() => vi.restoreAllMocks());

test('the check finds an expression with a slow worst case', async () => {
  expect(await weaknesses([/^(a+)+$/, /\s+$/, /^[a-z]+$/])).toHaveLength(2);
});

test('[VAL-02] every expression of the 22 patterns is proved linear', async () => {
  const seen = new Map<string, RegExp>();
  const { test: original } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
    // Accepts the probe text, so that every part of a pattern is run.
    if (text !== 'probe') return original.call(this, text);
    seen.set(String(this), this);
    return true;
  });
  for (const pattern of Object.values(patterns)) pattern.test('probe');
  vi.restoreAllMocks();
  expect(seen.size).toBeGreaterThanOrEqual(22);
  expect(await weaknesses(seen.values())).toEqual([]);
});

/** The regular expressions in a source file. */
function literals(file: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), {
    languageVersion: ts.ScriptTarget.Latest,
  });
  const visit = (node: ts.Node) => {
    const parts = ts.isRegularExpressionLiteral(node) && /^\/(.*)\/(\w*)$/su.exec(node.text);
    if (parts) found.push(new RegExp(parts[1] ?? '', parts[2]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Folders whose code reads texts of visitors and of servers. */
const readers = [
  'packages/features/src/account/{register,login,change-password}',
  'packages/features/src/shared/{rules,drafts,challenge,session,notices,games,i18n}',
  'packages/features/src/site/{rules-inspector,help,promotions,banners}',
  'packages/features/src/games/launch',
  'packages/ui/src/components/{SafeHtml,PhoneField,NumberField,CodeField,Field}',
];

test('[VAL-02] [NOT-03] every expression that reads foreign texts is proved linear', async () => {
  const files = globSync(
    readers.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  );
  const ours = files.filter((file) => !/\.(?:test|stories|states)\./u.test(file)).flatMap(literals);
  expect(ours.length).toBeGreaterThan(30);
  expect(await weaknesses(ours)).toEqual([]);
});
