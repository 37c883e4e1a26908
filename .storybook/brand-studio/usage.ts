/** The text of source files by their paths. */
export type Sources = Readonly<Record<string, string>>;

/** Components and widgets by the colour role they use: `accent-fill` → `Badge`, `Button` … */
export type Uses = Readonly<Record<string, readonly string[]>>;

/**
 * Finds where each colour role is used, from the source files, in alphabetical order. Runs while Storybook is built;
 * the page gets the result.
 */
export function usesOf(sources: Sources): Uses {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const place = placeOf(path);
    if (place === null) continue;
    for (const [, group = '', step = ''] of text.matchAll(
      /\bcolor\.([a-z]+)(?:\.([a-zA-Z0-9]+))?/g,
    )) {
      const role = roleOf(group, step);
      found.set(role, (found.get(role) ?? new Set()).add(place));
    }
  }
  return Object.fromEntries([...found].map(([role, places]) => [role, [...places].sort()]));
}

/** Tokens other than colours by component or widget: `Button` → `space.2`, `type.label` … */
export type TokensOf = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the tokens other than colours that each component or widget uses, in alphabetical order. `isToken` tells a
 * token from another property with such a name.
 */
export function tokensOf(sources: Sources, isToken: (path: string) => boolean): TokensOf {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const place = placeOf(path);
    if (place === null) continue;
    for (const [, group = '', step = ''] of text.matchAll(
      /\b(space|radius|shadow|type|motion|control|font|z)\.([a-zA-Z]\w*)/g,
    )) {
      const token = `${group}.${roleOf('', step.replace(/^s(\d+)$/, '$1')).slice(1)}`;
      if (isToken(token)) found.set(place, (found.get(place) ?? new Set()).add(token));
    }
  }
  return Object.fromEntries([...found].map(([place, tokens]) => [place, [...tokens].sort()]));
}

/** `text`, `onAccent` → `text-on-accent`; `chart`, `c1` → `chart-1`; `focus`, no step → `focus`. */
function roleOf(group: string, step: string): string {
  const word = step
    .replace(/^c(\d+)$/, '$1')
    .replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return word === '' ? group : `${group}-${word}`;
}

/** The component or feature a file belongs to. */
function placeOf(path: string): string | null {
  const [, component] = /components\/([A-Z]\w*)\//.exec(path) ?? [];
  if (component !== undefined) return component;
  const [, feature] = /features\/src\/([\w-]+\/[\w-]+)\//.exec(path) ?? [];
  return feature ?? /styles\/(\w+)/.exec(path)?.[1] ?? null;
}
