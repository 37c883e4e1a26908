import type { BackStep, BackSteps } from '@parlour/ui';
import type { NavigateOptions, To } from 'react-router-dom';
import { entriesOf, goToEntry, hasFrames } from './history-entries.ts';

/** What is written in the state of a step that belongs to an open window. */
interface Mark {
  /** How many windows are open at it. */
  readonly depth: number;
  /** The router's key of the page below. */
  readonly below: string;
}

/** The router's `navigate` with an address. */
export type Go = (to: To, options?: NavigateOptions) => void;

/**
 * Gives every open window a step in the history: Back closes the topmost window first. A window that
 * closes otherwise takes its step along. A step without its window, after a reload or by Forward, is
 * left at once. The router knows nothing of these steps: its key and address are those of the page.
 */
export interface WindowSteps extends BackSteps {
  /** Acts at the step of the page: the steps of open windows are left first. */
  readonly atPage: (act: () => void) => void;
  /** The router shows another step, by `POP` where a person went back or forward. */
  readonly moved: (by: 'POP' | 'PUSH' | 'REPLACE') => void;
  /** Begins to listen; returns how to stop. */
  readonly start: (page: Window) => () => void;
}

interface OpenWindow {
  readonly close: () => void;
  /** Back has taken its step, and it has not answered yet. */
  isLeaving: boolean;
}

const noMark: Mark = { depth: 0, below: '' };
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The mark in the state of a step; a page has none. */
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

/** Makes the steps of one document; nothing happens before `start`. `navigate` is the router's. */
export function createWindowSteps(navigate: Go): WindowSteps {
  const windows: OpenWindow[] = [];
  const waiting: (() => void)[] = [];
  let page: Window | null = null;
  let mark = noMark;
  let address = '';
  /** A step back is under way. */
  let isLeaving = false;
  let isPlanned = false;

  const write = (of: Window, next: Mark, as: 'pushState' | 'replaceState') => {
    const state: unknown = of.history.state;
    of.history[as]({ ...(isObject(state) && state), windows: next }, '');
    mark = next;
    address = addressOf(of);
  };

  /** The browser is on its way elsewhere; what waits goes on from where it is. */
  const giveUp = () => {
    isLeaving = false;
    if (waiting.length === 0) return;
    mark = noMark;
    plan();
  };

  /** Leaves steps without a window; `false` where no step could be left surely. */
  const leave = (of: Window, count: number): boolean => {
    const entry = entriesOf(of)?.before(count) ?? null;
    if (entry === null && hasFrames(of)) return false;
    isLeaving = true;
    // The router reports an address once it has drawn it; this one may be newer.
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
    // The step of an anchor has no state: a way back to it would look like another anchor.
    if (open > mark.depth && page.history.state === null)
      page.history.replaceState({ idx: null }, '');
    while (mark.depth < open) write(page, { depth: mark.depth + 1, below }, 'pushState');
    if (mark.depth > open) leave(page, mark.depth - open);
  };

  /** After what happens now: one window may take the place of another. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(settle);
  };

  /** The history is at another step. */
  const arrive = (at: Window) => {
    const left = mark;
    const wasAt = address;
    const wasOurs = isLeaving;
    isLeaving = false;
    mark = markOf(at.history.state);
    address = addressOf(at);
    // An anchor of the page is a new step: the window over it stays.
    if (at.history.state !== null && !wasOurs) {
      const open = windows.filter((one) => !one.isLeaving);
      for (const one of open.slice(mark.depth).reverse()) {
        one.isLeaving = true;
        one.close();
      }
    }
    // What was changed in the address under a window, such as a filter, stays changed without it.
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
      // The step of a window keeps its mark under another address; a new step has none.
      if (by === 'REPLACE' && mark.depth > 0) write(page, mark, 'replaceState');
      else mark = noMark;
      plan();
    },
    start: (of) => {
      page = of;
      mark = markOf(of.history.state);
      address = addressOf(of);
      const listener = () => arrive(of);
      // A step back that was called off, because the page was left, is not waited for.
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
