import * as z from 'zod/mini';
import { hasPeriod, withPeriod } from '../records/period.ts';
import { dropList, listPrefix } from '../records/place.ts';
import { type DateRange, isListRange, presetRange, rangePresets } from '../records/ranges.ts';
import type { GuardedStore } from '../session/guarded-store.ts';

/** Most views of one list and account. */
export const mostViews = 20;
/** Longest name of a view, in characters. */
export const longestName = 40;
/** A list writes far less; a longer text was not written by it. */
const longestQuery = 1_000;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const savedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(longestName * 2)),
  period: z.nullable(z.union([z.enum(rangePresets), z.object({ from: day, to: day })])),
  query: z.string().check(z.maxLength(longestQuery)),
});

/**
 * A list as somebody saved it under a name: its filters, order, columns and rows per page as a query string, and its
 * period. "Last 7 days" stays that; other days are kept as they are. A list without a period has `null`.
 */
export type SavedView = Readonly<z.infer<typeof savedView>>;

/** A saved view in words. */
export interface ShownView {
  readonly name: string;
  /** `null` if the list has no period. */
  readonly period: string | null;
}

/** A list as it is now. */
export interface ViewedList {
  /** Its state in the address, without the parameters of the page. */
  readonly query: string;
  /** `null` if it has no period. */
  readonly range: DateRange | null;
}

/** Whose views of which list. */
export interface ViewOwner {
  readonly account: string;
  readonly list: string;
}

const keyOf = ({ account, list }: ViewOwner): string => `savedViews.${list}.${account}`;

/** Two names that a person would not tell apart. */
const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function entriesIn(text: string | null): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** The views that an account saved of a list on this device. A damaged one is left out, and no other. */
export function readViews(store: GuardedStore, owner: ViewOwner): readonly SavedView[] {
  const views = entriesIn(store.getItem(keyOf(owner))).flatMap((entry) => {
    const { success, data } = z.safeParse(savedView, entry);
    return success ? [data] : [];
  });
  return views
    .filter(({ name }, at) => views.findIndex((one) => isSameName(one.name, name)) === at)
    .slice(0, mostViews);
}

/**
 * Stores the views. Returns whether the browser has stored them: without space they stay until the page closes, and what
 * was stored before stays stored.
 */
export function writeViews(
  store: GuardedStore,
  owner: ViewOwner,
  views: readonly SavedView[],
): boolean {
  store.setItem(keyOf(owner), JSON.stringify(views));
  return store.keeps(keyOf(owner));
}

/** Why a view cannot have a name: it is empty, too long, or another view has it. */
export type NameProblem = 'required' | 'long' | 'taken';

/** Returns why a name cannot be used, or `null`. `own`: the present name of the view, which it may keep. */
export function nameProblem(
  typed: string,
  names: readonly string[],
  own?: string,
): NameProblem | null {
  if (typed.trim() === '') return 'required';
  if ([...typed.trim()].length > longestName) return 'long';
  const others = names.filter((name) => name !== own);
  return others.some((name) => isSameName(name, typed)) ? 'taken' : null;
}

/** The days as a preset has them today, or as they are. */
export function periodOf(range: DateRange | null, today: string): SavedView['period'] {
  if (range === null) return null;
  const named = rangePresets.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  });
  return named ?? range;
}

/** A list as it is now, under a name. The page and an opened team are not part of it. */
export function viewOf(name: string, list: ViewedList, today: string): SavedView {
  const query = new URLSearchParams(list.query);
  for (const passing of ['from', 'to', 'page', 'of', 'parentId']) {
    query.delete(`${listPrefix}${passing}`);
  }
  return { name: name.trim(), period: periodOf(list.range, today), query: String(query) };
}

/** The query string of a page after somebody chose a view. Parameters of the page itself stay. */
export function searchOf({ period, query: of }: SavedView, search: string, today: string): string {
  const query = new URLSearchParams(search);
  dropList(query);
  for (const [name, value] of new URLSearchParams(of)) {
    if (name.startsWith(listPrefix)) query.set(name, value);
  }
  const whole = `?${query}`;
  if (period === null) return whole;
  const range = typeof period === 'string' ? presetRange(period, today) : period;
  return isListRange(range, today) && !hasPeriod(query) ? withPeriod(whole, range) : whole;
}
