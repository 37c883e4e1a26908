import type { TestResult } from '../lib/test-results.ts';

/** Which requirements are shown, and by which tests. */
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

/** An ID counts only through tests that ran, all of which passed: at each width, in each mode. */
export function coverageOf(
  ids: readonly string[],
  results: readonly Pick<TestResult, 'title' | 'passed'>[],
): Coverage {
  const known = new Set(ids);
  const titles = new Map<string, string[]>();
  const unknown = new Set<string>();
  const broken = new Set<string>();
  for (const { title, passed } of results) {
    for (const id of idsInTitle(title)) {
      if (!known.has(id)) unknown.add(id);
      else if (passed) titles.set(id, [...(titles.get(id) ?? []), title]);
      else broken.add(id);
    }
  }
  const covered = new Map(
    ids.flatMap((id) => {
      const shown = titles.get(id);
      return shown && !broken.has(id) ? [[id, shown] as const] : [];
    }),
  );
  return {
    covered,
    missing: ids.filter((id) => !covered.has(id)),
    unknown: [...unknown].sort(),
  };
}
