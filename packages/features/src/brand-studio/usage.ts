import { isRoleName, type RoleName } from '@parlour/ui/theme';

/** Text of a source file by its path. */
export type Sources = Readonly<Record<string, string>>;

/**
 * Where each colour role is used, read from the sources themselves: components
 * and widgets by name, in alphabetical order.
 */
export function usesOf(sources: Sources): ReadonlyMap<RoleName, readonly string[]> {
  const found = new Map<RoleName, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const place = placeOf(path);
    if (place === null) continue;
    for (const [, name = ''] of text.matchAll(/\bcolor\.([a-z]+(?:\.[a-zA-Z0-9]+)?)/g)) {
      const role = roleOf(name);
      if (role === null) continue;
      found.set(role, (found.get(role) ?? new Set()).add(place));
    }
  }
  return new Map([...found].map(([role, places]) => [role, [...places].sort()]));
}

/** `text.onAccent` → `text-on-accent`, `chart.c1` → `chart-1`; null for what is no role. */
function roleOf(path: string): RoleName | null {
  const name = path
    .split('.')
    .map((part) =>
      part.replace(/^c(\d+)$/, '$1').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    )
    .join('-');
  if (isRoleName(name)) return name;
  // `color.focus.…` cannot be, but `color.focus` may stand before another dot.
  const [first = ''] = name.split('-');
  return isRoleName(first) ? first : null;
}

/** The component or feature a file belongs to; the studio itself does not count. */
function placeOf(path: string): string | null {
  const [, component] = /components\/([A-Z]\w*)\//.exec(path) ?? [];
  if (component !== undefined) return component;
  const [, feature] = /features\/src\/([\w-]+)\//.exec(path) ?? [];
  if (feature === 'brand-studio') return null;
  return feature ?? /styles\/(\w+)/.exec(path)?.[1] ?? null;
}
