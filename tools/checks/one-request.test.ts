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

/** A press that is under way keeps the next one from being a second request; the others are built on `useOnce`. */
const locks = /\buse(?:Once|Attempt|TransferOnce)\s*[(<]/;
/** The key of an intent, kept while its outcome is not known. */
const keys = /\b(?:withKey|WithKey|useIntent|createIntent|useKeptIntent)\b/;

interface Callers {
  /** How it is called, or passed on to be called. */
  readonly calls: RegExp;
  /** Everything that does, each with a lock or locked by its own callers. */
  readonly by: readonly string[];
}

/** Files that send and are locked by what calls them. */
const lockedBy: Readonly<Record<string, Callers>> = {
  'challenge/sms-sender.ts': { calls: /\bcreateSmsSender\(/, by: ['challenge/sms.ts'] },
  'extra-verification/code-sender.ts': {
    calls: /\bcodeSenderOf\(/,
    by: ['extra-verification/use-extra-verification.ts'],
  },
  'game-launch/plan.ts': { calls: /\bplanLaunch\(/, by: ['game-launch/use-launch.ts'] },
  'login/enter.ts': {
    calls: /\benterByName\(/,
    by: ['login/use-header-login.ts', 'login/use-login.ts'],
  },
  'register/open-account.ts': { calls: /\bopenAccount\(/, by: ['register/useRegister.ts'] },
  'session/sign-in.ts': {
    calls: /\bsession\s*\.\s*(?:login|loginBy|register|freePlay|verify|changePassword)\b/,
    by: [
      'change-password/use-change-password.ts',
      'extra-verification/use-extra-verification.ts',
      'forgot-password/use-forgot-password.ts',
      'free-play/use-free-play.ts',
      'login/enter.ts',
      'login/use-login.ts',
      'register/open-account.ts',
    ],
  },
  'session/store.ts': {
    calls: /\bsession\s*\.\s*logout\b/,
    by: [
      'change-password/use-change-password.ts',
      'logout/use-logout-now.ts',
      'session-trouble/SessionTroubleWidget.tsx',
    ],
  },
};

/** Files with a call of a lock of its own, because the same again changes nothing: by game, by message, by part. */
const ownLocks: Readonly<Record<string, RegExp>> = {
  'games/favourites.ts': /\blocked\.current\.has\(id\)/,
  'member-messages/use-messages.ts': /\breading\.current\.has\(id\)/,
  'uploads/send.ts': /\barrived\.has\(index\)/,
};

/** What a source does: its comments and imports name locks, but lock nothing. */
const bare = (source: string): string =>
  source
    .replace(/(^|[\s{(,;])\/\*[\s\S]*?\*\//g, '$1')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^(?:import|export)\b[^;]*?\bfrom '[^']+';/gm, '');

/** The writes a source sends. */
const sentBy = (source: string): readonly string[] => [
  ...new Set(
    [...bare(source).matchAll(/\bapi\s*\.(\w+)\(/g)].flatMap(([, id = '']) =>
      writes.has(id) ? [id] : [],
    ),
  ),
];

/** What a source lacks to send each of its writes once. By file: which call a lock is around is not looked at. */
function lacksOf(source: string): readonly string[] {
  const text = bare(source);
  return sentBy(source).flatMap((id) => [
    ...(locks.test(text) ? [] : [`${id}: two presses are two requests`]),
    ...(writes.get(id) === true && !keys.test(text) ? [`${id}: no key of its intent`] : []),
  ]);
}

const product = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:test|stories|fixture)\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
);
const read = (file: string): string => bare(product.get(file) ?? '');

test('[WAL-07] [AGT-03] [AGT-04] [AGT-13] [AGT-14] every call of a page that changes something is sent once', () => {
  const found = new Map(
    [...product].flatMap(([file, source]) => {
      const lacks = lacksOf(source);
      return lacks.length > 0 ? [[file, lacks] as const] : [];
    }),
  );
  // Signing in goes through the session: its callers send nothing by themselves.
  const listed = Object.keys(lockedBy).filter((file) => sentBy(product.get(file) ?? '').length > 0);
  expect([...found.keys()].filter((file) => !Object.hasOwn(ownLocks, file)).sort()).toEqual(
    listed.sort(),
  );
  // A caller may lock them; the key is theirs.
  expect([...found.values()].flat().filter((lack) => lack.endsWith('intent'))).toEqual([]);
});

test.each(Object.entries(lockedBy))(
  '[WAL-07] what %s sends is locked by everything that calls it',
  (file, { calls, by }) => {
    const callers = [...product.keys()].filter((one) => one !== file && calls.test(read(one)));
    expect(callers.sort()).toEqual([...by].sort());
    for (const caller of callers) {
      expect(locks.test(read(caller)) || Object.hasOwn(lockedBy, caller), caller).toBe(true);
    }
  },
);

test.each(['TransferOnce', 'Attempt'])('[WAL-07] use%s is built on useOnce', (name) => {
  const definition = new RegExp(`\\bexport function use${name}\\b`);
  const files = [...product.keys()].filter((file) => definition.test(read(file)));
  expect(files).toHaveLength(1);
  expect(read(files[0] ?? '')).toMatch(/\buseOnce\s*[(<]/);
});

test.each(Object.entries(ownLocks))('[WAL-07] %s has a lock of its own', (file, own) => {
  expect(sentBy(product.get(file) ?? '')).not.toEqual([]);
  expect(read(file)).toMatch(own);
});

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
  // What only names a lock is none.
  for (const words of [
    "import { useOnce } from '../runtime/index.ts';",
    "import {\n  type Runtime,\n  useOnce,\n} from '../runtime/index.ts';",
    '// useOnce(send)',
    '/** As `useOnce(send)` does. */',
  ]) {
    expect(lacksOf(`${words}\nawait api.saveProfile(body);`)).toEqual([
      'saveProfile: two presses are two requests',
    ]);
  }
  // An address or a kind of file begins no comment.
  const after = "open('https://a.invalid'); const kinds = 'image/*'; await api.saveProfile(body);";
  expect(lacksOf(after)).toHaveLength(1);
});

test('a caller of the session is found, also one that passes the call on', () => {
  const calls = lockedBy['session/sign-in.ts']?.calls;
  for (const caller of [
    'await session.loginBy(ask)',
    'await session\n      .verify(method, answer)',
    'counted(session.freePlay)',
  ]) {
    expect(caller).toMatch(calls ?? /^$/);
  }
  expect('session.store.getState()').not.toMatch(calls ?? /./);
});
