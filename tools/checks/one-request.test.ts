import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../../packages/api-client/src/generated/operations.ts';
import { root } from '../lib/paths.ts';

const folder = join(root, 'packages/features/src');
const writes = new Map(
  Object.entries(operations).flatMap(([id, { method, idempotent }]) =>
    method === 'GET' ? [] : [[id, idempotent] as const],
  ),
);

/** A press that is under way keeps the next one from being a second request; `useAttempt` is built on `useOnce`. */
const locks = /\buse(?:Once|Attempt)\b/;
/** The key of an intent, kept while its outcome is not known. */
const keys = /\b(?:withKey|WithKey|useIntent|createIntent|useKeptIntent)\b/;

/** Files that send and are locked by who calls them. */
const lockedBy: Readonly<Record<string, readonly string[]>> = {
  'challenge/sms-sender.ts': ['challenge/sms.ts'],
  'extra-verification/code-sender.ts': ['extra-verification/use-extra-verification.ts'],
  'game-launch/plan.ts': ['game-launch/use-launch.ts'],
  'session/sign-in.ts': [
    'login/use-login.ts',
    'login/use-header-login.ts',
    'register/useRegister.ts',
    'free-play/use-free-play.ts',
    'change-password/use-change-password.ts',
    'extra-verification/use-extra-verification.ts',
  ],
  'session/store.ts': ['logout/use-logout-now.ts'],
};

/** Files where the same again changes nothing: a heart has a lock for each game, a part of a picture its number. */
const harmlessTwice: readonly string[] = ['games/favourites.ts', 'uploads/send.ts'];

/** The writes a source sends, and what it lacks to send each of them once. */
function lacksOf(source: string): readonly string[] {
  const sent = [...source.matchAll(/\bapi\s*\.(\w+)\(/g)].flatMap(([, id = '']) =>
    writes.has(id) ? [id] : [],
  );
  return [...new Set(sent)].flatMap((id) => [
    ...(locks.test(source) ? [] : [`${id}: two presses are two requests`]),
    ...(writes.get(id) === true && !keys.test(source) ? [`${id}: no key of its intent`] : []),
  ]);
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('[WAL-07] [AGT-03] [AGT-04] [AGT-13] [AGT-14] every call of a page that changes something is sent once', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/(?:test|stories|fixture)\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  const found = new Map(
    files.flatMap((file) => {
      const lacks = lacksOf(read(file));
      return lacks.length > 0 ? [[file, lacks] as const] : [];
    }),
  );
  expect([...found.keys()].sort()).toEqual([...Object.keys(lockedBy), ...harmlessTwice].sort());
  // A caller may lock them; the key is theirs.
  expect([...found.values()].flat().filter((lack) => lack.endsWith('intent'))).toEqual([]);
});

test.each(Object.entries(lockedBy))(
  '[WAL-07] what %s sends is locked by who calls it',
  (_file, callers) => {
    for (const caller of callers) expect(read(caller)).toMatch(locks);
  },
);

test('a call without lock or key is found', () => {
  expect(lacksOf('await api.createDeposit(body);')).toEqual([
    'createDeposit: two presses are two requests',
    'createDeposit: no key of its intent',
  ]);
  expect(lacksOf('const [save] = useOnce(() => api.saveProfile(body));')).toEqual([]);
  expect(lacksOf('useOnce(() => withKey(body, (key) => api.createDeposit(body, key)))')).toEqual(
    [],
  );
  expect(lacksOf('await api.getDownlines()')).toEqual([]);
});
