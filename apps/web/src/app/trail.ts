import type { KeyValueStore } from '@parlour/features/session';

/** One step of the history. */
export interface Step {
  /** The router's name of it. */
  readonly key: string;
  /** Path, query and hash on this site. */
  readonly address: string;
  /** The browser's name of it; `null` where it gives none. */
  readonly entry: string | null;
}

/** A step, and what lies before it. */
export interface KnownStep extends Step {
  /** The step just before; `null` where that is none of this site, or unknown. */
  readonly below: Step | null;
  /** The nearest page before that is no game. */
  readonly page: Step | null;
}

/** The steps of this tab by their keys: ways back do not count on the history of the browser. */
export type Trail = Map<string, KnownStep>;

const storageKey = 'trail';
const longest = 50;

/** The address of a step: one spelling for one query. */
export function addressOf(pathname: string, search: string, hash: string): string {
  const query = new URLSearchParams(search).toString();
  return pathname + (query && `?${query}`) + hash;
}

/** How the router came to a step. */
export type Kind = 'POP' | 'PUSH' | 'REPLACE';

/** A step with what lies before it. `isPage` says whether one may return to an address. */
export function nextStep(
  trail: Trail,
  before: KnownStep | null,
  kind: Kind,
  step: Step,
  isPage: (address: string) => boolean,
): KnownStep {
  if (kind === 'POP' || !before) {
    const known = trail.get(step.key);
    // The first step of every visit has the same name.
    return known?.address === step.address && known.entry === step.entry
      ? known
      : { ...step, below: null, page: null };
  }
  if (kind === 'REPLACE') {
    // The page that is shown in place of a game keeps what lay before the page.
    const again = before.page?.address === step.address ? trail.get(before.page.key) : undefined;
    const { below, page } = again ?? before;
    return { ...step, below, page };
  }
  const below = { key: before.key, address: before.address, entry: before.entry };
  return { ...step, below, page: isPage(before.address) ? below : before.page };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function toStep(value: unknown): Step | null {
  const [key, address, entry] = [part(value, 'key'), part(value, 'address'), part(value, 'entry')];
  if (!isText(key) || !isText(address)) return null;
  return { key, address, entry: isText(entry) ? entry : null };
}

/** What an earlier load of this tab has left; a blocked or spoiled storage is an empty one. */
export function readTrail(store: KeyValueStore): Trail {
  const trail: Trail = new Map();
  try {
    const kept: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
    for (const one of Array.isArray(kept) ? kept : []) {
      const step = toStep(one);
      if (!step) continue;
      const before = { below: toStep(part(one, 'below')), page: toStep(part(one, 'page')) };
      trail.set(step.key, { ...step, ...before });
    }
  } catch {
    // Ways back lead home then.
  }
  return trail;
}

/** Keeps the latest steps for the next load of this tab. */
export function storeTrail(store: KeyValueStore, trail: Trail): void {
  try {
    store.setItem(storageKey, JSON.stringify([...trail.values()].slice(-longest)));
  } catch {
    // Ways back lead home after a reload then.
  }
}
