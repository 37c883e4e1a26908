import type { RefObject } from 'react';
import { focusedNear } from '../layer/focus.ts';
import { ringStep } from '../layer/ring.ts';

/** The letters typed so far, and when the last one was typed (`event.timeStamp`, ms). */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Letters typed within this time belong together. */
const pause = 1000;
const arrows = { next: 'ArrowDown', previous: 'ArrowUp' };

/** Returns the rows that can be chosen, in order. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')];
}

interface Key {
  readonly key: string;
  readonly timeStamp: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Moves focus for a key. Returns `true` when the key was handled. */
export function moveByKey(event: Key, menu: Element, typed: RefObject<Typed>): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const items = itemsOf(menu);
  const focused = focusedNear(menu);
  const at = focused ? items.indexOf(focused) : -1;
  const to = ringStep(event.key, at, items.length, arrows) ?? byLetter(event, items, at, typed);
  if (to === undefined) return false;
  items[to]?.focus();
  return true;
}

function byLetter(
  event: Key,
  items: readonly HTMLElement[],
  at: number,
  typed: RefObject<Typed>,
): number | undefined {
  const soon = event.timeStamp - typed.current.at < pause;
  const before = soon ? typed.current.text : '';
  // A space chooses the row; only after a letter it is part of the search.
  if ([...event.key].length !== 1 || (event.key === ' ' && before === '')) return undefined;
  typed.current = { text: before + event.key, at: event.timeStamp };
  return findByText(
    items.map((item) => item.textContent ?? ''),
    typed.current.text,
    at,
  );
}

/**
 * Returns the index of the row that starts with `text`, searching from `at` and around the end. The same letter typed
 * again moves through the rows that start with it.
 */
export function findByText(rows: readonly string[], text: string, at: number): number | undefined {
  const letters = [...text];
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const wanted = (repeated ? (letters[0] ?? '') : text).toLocaleLowerCase();
  // A longer search may stay on the current row; a single letter moves to the next one.
  const start = letters.length > 1 && !repeated ? Math.max(at, 0) : at + 1;
  const order = rows.map((_, step) => (start + step) % rows.length);
  return order.find((index) => rows[index]?.trim().toLocaleLowerCase().startsWith(wanted));
}
