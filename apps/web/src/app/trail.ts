import type { KeyValueStore } from '@parlour/features/session';

/** One step of the history. */
export interface Step {
  /** The router's key. */
  readonly key: string;
  /** Path, query and hash on this site. */
  readonly address: string;
  /** The browser's key; `null` where the browser gives none. */
  readonly entry: string | null;
}

/** A step, and the steps before it. */
export interface KnownStep extends Step {
  /** The step just before; `null` if it is unknown or not a page of this site. */
  readonly below: Step | null;
  /** The nearest page before this step that is no game. */
  readonly page: Step | null;
}

/** The steps of this tab by their keys. The links back use them instead of the history of the browser. */
export type Trail = Map<string, KnownStep>;

const storageKey = 'trail';
const longest = 50;

/** Returns the address of a step. Equal queries get the same spelling. */
export function addressOf(pathname: string, search: string, hash: string): string {
  const query = new URLSearchParams(search).toString();
  return pathname + (query && `?${query}`) + hash;
}

/** Whether two addresses are the same place: the order of the parameters does not matter. */
export function isSamePlace(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

function sorted(address: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(address) ?? [];
  const query = new URLSearchParams(search);
  query.sort();
  return addressOf(path, query.toString(), hash);
}

/** An earlier step, and how many steps back it is. */
interface FoundStep {
  readonly step: Step;
  readonly count: number;
}

/**
 * Returns the nearest earlier step that `isThere`, or `null`. The steps in between have to be windows over it, such as
 * the menu of a centre between a page of it and the page of the site.
 */
export function stepBack(
  trail: Trail,
  from: KnownStep | null,
  isThere: (address: string) => boolean,
  isOver: (address: string) => boolean,
): FoundStep | null {
  let step = from?.below ?? null;
  for (let count = 1; step && count <= longest; count += 1) {
    if (isThere(step.address)) return { step, count };
    if (!isOver(step.address)) return null;
    const known = trail.get(step.key);
    step = known?.address === step.address ? known.below : null;
  }
  return null;
}

/** The navigation type of the router. */
export type Kind = 'POP' | 'PUSH' | 'REPLACE';

/** Returns the step together with the steps before it. `isPage` says whether a game may lead back to an address. */
export function nextStep(
  trail: Trail,
  before: KnownStep | null,
  kind: Kind,
  step: Step,
  isPage: (address: string) => boolean,
): KnownStep {
  if (kind === 'POP' || !before) {
    const known = trail.get(step.key);
    // The first step of every visit has the same key.
    return known?.address === step.address && known.entry === step.entry
      ? known
      : { ...step, below: null, page: null };
  }
  if (kind === 'REPLACE') {
    // A page that replaces a game keeps the steps that were before the page.
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

/** Reads the steps that an earlier load of this tab stored. A blocked or invalid storage counts as empty. */
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
    // The links back lead to the home page then.
  }
  return trail;
}

/** Stores the latest steps for the next load of this tab. */
export function storeTrail(store: KeyValueStore, trail: Trail): void {
  try {
    store.setItem(storageKey, JSON.stringify([...trail.values()].slice(-longest)));
  } catch {
    // After a reload the links back lead to the home page then.
  }
}
