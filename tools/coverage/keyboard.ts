import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Key, type Pattern, patterns, patternsOf } from '../story-index/keyboard.ts';

/** Keys that behaviours in these sources press, by `userEvent.keyboard('…')` and `userEvent.tab()`. */
export function pressedIn(sources: string): ReadonlySet<Key> {
  const pressed = new Set<Key>();
  for (const [, , typed = ''] of sources.matchAll(/\.keyboard\(\s*(['"`])(.*?)\1/gs)) {
    for (const [token] of typed.matchAll(/\{[^}]+\}|./gs)) pressed.add(keyOf(token));
  }
  if (/\.tab\(\)/.test(sources)) pressed.add('Tab');
  if (/\.tab\(\{ shift: true \}\)/.test(sources)) pressed.add('Shift+Tab');
  if (/userEvent\.type\(/.test(sources)) pressed.add('Letters');
  return pressed;
}

const named: ReadonlyMap<string, Key> = new Map([
  [' ', 'Space'],
  ...(['Tab', 'Enter', 'Escape', 'Home', 'End', 'PageUp', 'PageDown'] satisfies readonly Key[]).map(
    (key) => [`{${key}}`, key] as const,
  ),
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies readonly Key[]).map(
    (key) => [`{${key}}`, key] as const,
  ),
]);

const keyOf = (token: string): Key => named.get(token) ?? 'Letters';

/**
 * Keys of a pattern that no test presses. Of the browser's own controls one key is enough: the rest is the browser's.
 */
export function unpressed(pattern: Pattern, pressed: ReadonlySet<Key>): readonly Key[] {
  const keys = [...new Set(pattern.rows.flatMap(([row]) => row))];
  const missing = keys.filter((key) => !pressed.has(key));
  const isNative = pattern.page === undefined && pattern.ours !== true;
  return isNative && missing.length < keys.length ? [] : missing;
}

/** For every component the keys its patterns require and none of its behaviours presses: `Menu: Space`. */
export function unpressedIn(root: string): readonly string[] {
  const dir = join(root, 'packages/ui/src/components');
  return Object.entries(patternsOf).flatMap(([name, followed]) => {
    // Behaviours shared by several components are in the folder of their common part.
    const files = globSync([`${name}/*.stories.tsx`, `${sharedBy[name] ?? name}/behaviours.tsx`], {
      cwd: dir,
    });
    const pressed = pressedIn(
      files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n'),
    );
    return followed.flatMap((pattern) =>
      unpressed(patterns[pattern], pressed).map((key) => `${name}: ${key}`),
    );
  });
}

const sharedBy: Readonly<Record<string, string>> = { BarChart: 'Chart', LineChart: 'Chart' };
