import type { TestResult } from '../lib/test-results.ts';

/** Which tests carry a requirement's ID and passed. */
export interface Coverage {
  readonly covered: ReadonlyMap<string, readonly string[]>;
  readonly missing: readonly string[];
  /** IDs in test names that the requirements do not know: a typing error. */
  readonly unknown: readonly string[];
}

/** The IDs of `docs/requirements.md`: one list item each. */
export function requirementIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^- ([A-Z][A-Z0-9]*-\d\d) /gm)].map(([, id = '']) => id);
}

/** `[LGN-04] asks…`, `[NAV-01, NAV-02] …` → the IDs. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/\b([A-Z][A-Z0-9]*-\d\d)\b/g)].map(([, id = '']) => id),
  );
}

/** An ID counts only through a test that ran and passed. */
export function coverageOf(ids: readonly string[], results: readonly TestResult[]): Coverage {
  const titles = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const { title, passed } of results) {
    for (const id of idsInTitle(title)) {
      if (!ids.includes(id)) unknown.add(id);
      else if (passed) titles.set(id, [...(titles.get(id) ?? []), title]);
    }
  }
  const covered = new Map(
    ids.flatMap((id) => (titles.has(id) ? [[id, titles.get(id) ?? []]] : [])),
  );
  return {
    covered,
    missing: ids.filter((id) => !covered.has(id)),
    unknown: [...unknown].sort(),
  };
}
