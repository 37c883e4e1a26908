import { type Budget, closure, type Manifest } from './bundle.ts';

/** The chunk with the frame of both centres; it loads each page when it is opened. */
const frame = 'src/app/Centres.tsx';

/** Brotli bytes of what a centre brings: its frame once, then each page with what no other page has. */
export const centreLimits = { frame: 15_000, page: 12_000 } as const;

/** What the check is about: what a set of entries adds to the home page, and how heavy files are. */
interface Built {
  readonly manifest: Manifest;
  /** Files the home page has loaded already. */
  readonly home: readonly string[];
  readonly bytes: (files: readonly string[]) => number;
}

/** Name of a page in the table: `…/features/src/member-bets/index.ts` is `member-bets`. */
const nameOf = (key: string): string => /features\/src\/([^/]+)\//.exec(key)?.[1] ?? key;

/**
 * The budgets of the centres (MEM). Frame and pages are charged for their own code: a file that
 * something else loads too (components, lists, money) is there once for all of them, and not counted.
 */
export function centreBudgets({ manifest, home, bytes }: Built): readonly Budget[] {
  const pages = manifest[frame]?.dynamicImports ?? [];
  const framed = closure(manifest, [frame]).js;
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const loads = new Map(lazy.map((key) => [key, new Set(closure(manifest, [key]).js)]));
  const ownOf = (entry: string, files: readonly string[], above: readonly string[]) =>
    files.filter(
      (file) =>
        !above.includes(file) && lazy.every((key) => key === entry || !loads.get(key)?.has(file)),
    );
  return [
    {
      name: 'centres, frame',
      limit: centreLimits.frame,
      actual: bytes(ownOf(frame, framed, home)),
    },
    ...pages.map((page) => ({
      name: nameOf(page),
      limit: centreLimits.page,
      actual: bytes(ownOf(page, closure(manifest, [page]).js, [...home, ...framed])),
    })),
  ];
}
