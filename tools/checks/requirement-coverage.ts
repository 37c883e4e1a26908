import type { TestResult } from '../lib/test-results.ts';

/**
 * What a test runs against: the reference backend, code alone, the look of a story, or a screen. A screen is a flow in
 * a browser or a story with a behaviour.
 */
export type Place = 'backend' | 'code' | 'look' | 'screen';

/** A test that ran. Without a place it ran on a screen. */
export type PlacedResult = Pick<TestResult, 'title' | 'passed'> & { readonly place?: Place };

/**
 * Requirements without a screen: the API contract, its cipher, validation, the brand engine and the report of drift.
 */
const inCode = /^(?:API|ENC|VAL|BRD)-|^X-03$/;

/** Which requirements are shown, and by which tests. */
export interface Coverage {
  /** Shown by a test on a screen, or by code for requirements without a screen. */
  readonly covered: ReadonlyMap<string, readonly string[]>;
  readonly missing: readonly string[];
  /** Tested in the reference backend, which shows nothing on a screen. */
  readonly backend: ReadonlyMap<string, readonly string[]>;
  /** IDs in test names that are no requirement: typing errors. */
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

/** An ID counts only if all tests with it passed, at each width and in each mode. */
export function coverageOf(ids: readonly string[], results: readonly PlacedResult[]): Coverage {
  const known = new Set(ids);
  const shown = new Map<string, string[]>();
  const backend = new Map<string, string[]>();
  const unknown = new Set<string>();
  const broken = new Set<string>();
  const add = (to: Map<string, string[]>, id: string, title: string) =>
    to.set(id, [...(to.get(id) ?? []), title]);
  for (const { title, passed, place = 'screen' } of results) {
    for (const id of idsInTitle(title)) {
      if (!known.has(id)) unknown.add(id);
      else if (!passed) broken.add(id);
      else {
        if (place === 'backend') add(backend, id, title);
        if (place === 'screen' || (inCode.test(id) && place !== 'look')) add(shown, id, title);
      }
    }
  }
  const whole = (titles: ReadonlyMap<string, readonly string[]>) =>
    new Map(
      ids.flatMap((id) => {
        const found = titles.get(id);
        return found && !broken.has(id) ? [[id, found] as const] : [];
      }),
    );
  const covered = whole(shown);
  return {
    covered,
    missing: ids.filter((id) => !covered.has(id)),
    backend: whole(backend),
    unknown: [...unknown].sort(),
  };
}
