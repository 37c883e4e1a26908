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

/** Files that an entry loads beside those of `above` and nothing else of the site does. */
function ownFiles(manifest: Manifest, entry: string, above: readonly string[]): readonly string[] {
  const others = Object.keys(manifest).filter(
    (key) => key !== entry && manifest[key]?.isDynamicEntry,
  );
  const elsewhere = new Set(others.flatMap((key) => closure(manifest, [key]).js));
  return closure(manifest, [entry]).js.filter(
    (file) => !above.includes(file) && !elsewhere.has(file),
  );
}

/** Brotli bytes of what a page of its own route may bring over home (PRO-01). */
export const routeLimit = 8_000;
/** The same of a page that only shows words and pictures (HLP-01, VIP-01, NOT-04). */
export const wordsLimit = 4_000;

/** The budgets of pages with a route of their own, by name and entry: each is charged for its own code. */
export const routeBudgets = (
  { manifest, home, bytes }: Built,
  pages: Readonly<Record<string, string>>,
  limit: number = routeLimit,
): readonly Budget[] =>
  Object.entries(pages).map(([name, entry]) => ({
    name,
    limit,
    actual: bytes(ownFiles(manifest, entry, home)),
  }));

/**
 * The budgets of the centres (MEM). Frame and pages are charged for their own code: a file that
 * something else loads too (components, lists, money) is there once for all of them, and not counted.
 */
export function centreBudgets({ manifest, home, bytes }: Built): readonly Budget[] {
  const pages = manifest[frame]?.dynamicImports ?? [];
  const framed = closure(manifest, [frame]).js;
  return [
    {
      name: 'centres, frame',
      limit: centreLimits.frame,
      actual: bytes(ownFiles(manifest, frame, home)),
    },
    ...pages.map((page) => ({
      name: nameOf(page),
      limit: centreLimits.page,
      actual: bytes(ownFiles(manifest, page, [...home, ...framed])),
    })),
  ];
}

/** Parts of the agent centre: its pages, its texts, its calls, what its pages share. */
const isOfAgents = (key: string): boolean =>
  /\/features\/src\/agent-[^/]+\/|\/i18n\/\w+\.agent\.ts$|^_(?:agent-calls|ContractsWidget)-/.test(
    key,
  );
/** Who may load them: each other, and the calls of their tags. */
const mayLoadThem = (key: string): boolean =>
  isOfAgents(key) || /\/generated\/tags\/(?:agent|contracts)\.ts$/.test(key);

/** Entries that load a part of the agent centre before it is opened: members would download it too (AGT). */
export function agentStrays(manifest: Manifest, home: readonly string[]): readonly string[] {
  const parts = new Map(
    Object.entries(manifest).flatMap(([key, { file }]) =>
      isOfAgents(key) ? [[file, key] as const] : [],
    ),
  );
  if (parts.size === 0) return ['no part of the agent centre was found; has it moved?'];
  const told = (who: string, files: readonly string[]) =>
    files.flatMap((file) => {
      const part = parts.get(file);
      return part === undefined ? [] : [`${who} loads ${part}`];
    });
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && !mayLoadThem(key),
  );
  return [
    ...told('home', home),
    ...entries.flatMap((entry) => told(entry, closure(manifest, [entry]).js)),
  ];
}
