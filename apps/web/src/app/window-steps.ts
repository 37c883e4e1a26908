import type { BackStep, BackSteps } from '@parlour/ui';
import type { NavigateOptions, To } from 'react-router-dom';
import { entriesOf, goToEntry, hasFrames } from './history-entries.ts';

/** The mark in the history state of a step that belongs to an open window. */
interface Mark {
  /** How many windows are open at this step. */
  readonly depth: number;
  /** The router's key of the page below. */
  readonly below: string;
}

/** The router's `navigate` with an address. */
export type Go = (to: To, options?: NavigateOptions) => void;

/**
 * Gives every open window a step in the history, so that Back closes the topmost window first. A window that is closed
 * in another way removes its step. A step without its window (after a reload or by Forward) is left at once. The router
 * does not know these steps: its key and address stay those of the page.
 */
export interface WindowSteps extends BackSteps {
  /** Runs `act` at the step of the page: first leaves the steps of open windows. */
  readonly atPage: (act: () => void) => void;
  /** Tells it that the router shows another step; `POP` means the person went back or forward. */
  readonly moved: (by: 'POP' | 'PUSH' | 'REPLACE') => void;
  /** Starts to listen. Returns a function that stops it. */
  readonly start: (page: Window) => () => void;
}

interface OpenWindow {
  readonly close: () => void;
  /** Back has taken its step, and the window has not closed or refused yet. */
  isLeaving: boolean;
}

const noMark: Mark = { depth: 0, below: '' };
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the mark from the state of a step. The step of a page has none. */
export function markOf(state: unknown): Mark {
  const mark = isObject(state) ? state.windows : null;
  if (!isObject(mark)) return noMark;
  const { depth, below } = mark;
  return typeof depth === 'number' && typeof below === 'string' ? { depth, below } : noMark;
}

const keyOf = ({ history }: Window): string => {
  const state: unknown = history.state;
  return isObject(state) && typeof state.key === 'string' ? state.key : '';
};

const addressOf = ({ location }: Window): string =>
  location.pathname + location.search + location.hash;

/** Creates the steps of one document. Does nothing before `start`. `navigate` is the router's. */
export function createWindowSteps(navigate: Go): WindowSteps {
  const windows: OpenWindow[] = [];
  const waiting: (() => void)[] = [];
  let page: Window | null = null;
  let mark = noMark;
  let address = '';
  /** A step back is in progress. */
  let isLeaving = false;
  let isPlanned = false;

  const write = (of: Window, next: Mark, as: 'pushState' | 'replaceState') => {
    const state: unknown = of.history.state;
    of.history[as]({ ...(isObject(state) && state), windows: next }, '');
    mark = next;
    address = addressOf(of);
  };

  /** The browser navigates elsewhere instead: continues the waiting actions from the current step. */
  const giveUp = () => {
    isLeaving = false;
    if (waiting.length === 0) return;
    mark = noMark;
    plan();
  };

  /** Leaves steps without a window. Returns `false` if they cannot be left reliably. */
  const leave = (of: Window, count: number): boolean => {
    const entry = entriesOf(of)?.before(count) ?? null;
    if (entry === null && hasFrames(of)) return false;
    isLeaving = true;
    // The router reports an address after it has rendered it; the current one may be newer.
    address = addressOf(of);
    if (entry === null) of.history.go(-count);
    else goToEntry(of, entry, giveUp);
    return true;
  };

  const settle = () => {
    isPlanned = false;
    if (!page || isLeaving) return;
    const next = waiting.shift();
    if (next) {
      next();
      return plan();
    }
    const open = windows.filter((one) => !one.isLeaving).length;
    const below = mark.depth > 0 ? mark.below : keyOf(page);
    // The step of an anchor has no state, so coming back to it would look like another anchor.
    if (open > mark.depth && page.history.state === null)
      page.history.replaceState({ idx: null }, '');
    while (mark.depth < open) write(page, { depth: mark.depth + 1, below }, 'pushState');
    if (mark.depth > open) leave(page, mark.depth - open);
  };

  /** Settles in a microtask, because one window may replace another in the same task. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(settle);
  };

  /** Handles that the history is at another step. */
  const arrive = (at: Window) => {
    const left = mark;
    const wasAt = address;
    const wasOurs = isLeaving;
    isLeaving = false;
    mark = markOf(at.history.state);
    address = addressOf(at);
    // A link to an anchor adds a step without closing the window over the page.
    if (at.history.state !== null && !wasOurs) {
      const open = windows.filter((one) => !one.isLeaving);
      for (const one of open.slice(mark.depth).reverse()) {
        one.isLeaving = true;
        one.close();
      }
    }
    // An address that changed under a window, for example by a filter, stays changed when the window closes.
    const isBelow = left.depth > mark.depth && keyOf(at) === left.below;
    if (isBelow && wasAt !== address) navigate(wasAt, { replace: true });
    plan();
  };

  return {
    opened: (close): BackStep => {
      const mine: OpenWindow = { close, isLeaving: false };
      windows.push(mine);
      plan();
      return {
        closed: () => {
          windows.splice(windows.indexOf(mine), 1);
          plan();
        },
        kept: () => {
          mine.isLeaving = false;
          plan();
        },
      };
    },
    atPage: (act) => {
      if (!page || (mark.depth === 0 && !isLeaving)) return act();
      waiting.push(act);
      if (!isLeaving && !leave(page, mark.depth)) {
        mark = noMark;
        plan();
      }
    },
    moved: (by) => {
      if (!page || by === 'POP' || markOf(page.history.state).depth > 0) return;
      // When the address is replaced, the step of a window keeps its mark. A new step has none.
      if (by === 'REPLACE' && mark.depth > 0) write(page, mark, 'replaceState');
      else mark = noMark;
      plan();
    },
    start: (of) => {
      page = of;
      mark = markOf(of.history.state);
      address = addressOf(of);
      const listener = () => arrive(of);
      // A step back may have been cancelled because the page was left. It is not waited for.
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        isLeaving = false;
        mark = markOf(of.history.state);
        address = addressOf(of);
        plan();
      };
      of.addEventListener('popstate', listener);
      of.addEventListener('pageshow', shown);
      plan();
      return () => {
        of.removeEventListener('popstate', listener);
        of.removeEventListener('pageshow', shown);
        page = null;
      };
    },
  };
}
