import { useRuntime } from '@parlour/features/runtime';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { entriesOf, goToEntry, hasFrames } from './history-entries.ts';
import { isCentreOver, isPlace, withoutCentres } from './routes.ts';
import {
  addressOf,
  isSamePlace,
  type KnownStep,
  nextStep,
  readTrail,
  type Step,
  stepBack,
  storeTrail,
} from './trail.ts';

/** The functions that lead back inside the site. */
export interface WaysBack {
  /**
   * Leaves a game. Goes to the last page before it, with its scroll position. Goes to the home page if no such page is
   * known.
   */
  readonly leave: () => void;
  /**
   * Shows the page below a window of the address, or an earlier window over that page. Goes back if that is the nearest
   * earlier step, apart from other windows over the page; otherwise replaces the current address.
   */
  readonly closeTo: (address: { pathname: string; search: string; hash: string }) => void;
}

const Context = createContext<WaysBack | null>(null);

interface WaysBackProviderProps {
  readonly children: ReactNode;
  /** Runs `act` after the steps of open windows are left. */
  readonly atPage: (act: () => void) => void;
}

/** Keeps the trail of this tab and provides `useWaysBack` to the pages below. */
export function WaysBackProvider({ children, atPage }: WaysBackProviderProps) {
  const { memory } = useRuntime();
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const trail = useRef<Map<string, KnownStep>>(null);
  const here = useRef<KnownStep>(null);
  /** The step that a press has just left. Until another step is shown, further presses do nothing. */
  const left = useRef<KnownStep>(null);
  const address = addressOf(pathname, search, hash);

  useLayoutEffect(() => {
    trail.current ??= readTrail(memory.tab);
    if (here.current?.key === key && here.current.address === address) return;
    const step = { key, address, entry: entriesOf(window)?.current ?? null };
    here.current = nextStep(trail.current, here.current, kind, step, isPlace);
    left.current = null;
    trail.current.delete(key);
    trail.current.set(key, here.current);
    storeTrail(memory.tab, trail.current);
  }, [memory, key, address, kind]);

  const ways = useMemo((): WaysBack => {
    const instead = (to: Step) => navigate(to.address, { replace: true, state: { as: to.key } });
    /** Goes to an earlier step. Returns `false` in a browser that has no key for it. */
    const goBack = (to: Step): boolean => {
      if (to.entry === null || !entriesOf(window)?.isBefore(to.entry)) return false;
      goToEntry(window, to.entry, (isElsewhere) => {
        if (!isElsewhere) void instead(to);
      });
      return true;
    };
    const once = (act: (from: KnownStep | null) => void) =>
      atPage(() => {
        const from = here.current;
        if (from !== null && left.current === from) return;
        left.current = from;
        act(from);
      });
    return {
      leave: () =>
        once((from) => {
          const page = from?.page;
          if (!page) navigate('/', { replace: true });
          else if (!goBack(page)) instead(page);
        }),
      closeTo: (to) =>
        once((from) => {
          const { pathname, search, hash } = to;
          const page = addressOf(pathname, withoutCentres(search) ?? search, hash);
          const found = stepBack(
            trail.current ?? new Map(),
            from,
            (one) => isSamePlace(one, addressOf(pathname, search, hash)),
            (one) => isCentreOver(one, page),
          );
          if (!found) navigate(to, { replace: true });
          else if (!goBack(found.step)) {
            if (hasFrames(window)) instead(found.step);
            else navigate(-found.count);
          }
        }),
    };
  }, [navigate, atPage]);
  return <Context value={ways}>{children}</Context>;
}

/** Returns the functions that lead back. Throws outside of `WaysBackProvider`. */
export function useWaysBack(): WaysBack {
  const ways = use(Context);
  if (!ways) throw new Error('No ways back: put <WaysBackProvider> around the pages.');
  return ways;
}
