import { useRuntime } from '@parlour/features/runtime';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { entriesOf, goToEntry, hasFrames } from './history-entries.ts';
import { isPlace } from './routes.ts';
import { addressOf, type KnownStep, nextStep, readTrail, type Step, storeTrail } from './trail.ts';

/** Ways back inside the site. */
export interface WaysBack {
  /** Leaves a game, for the page one came from, where one was on it; home where there is none. */
  readonly leave: () => void;
  /** Shows an address that is the present one without its window: by one step back where that has it. */
  readonly closeTo: (address: { pathname: string; search: string; hash: string }) => void;
}

const Context = createContext<WaysBack | null>(null);

interface WaysBackProviderProps {
  readonly children: ReactNode;
  /** Acts once the steps of open windows are left. */
  readonly atPage: (act: () => void) => void;
}

/** Keeps the trail of this tab and gives its ways back to the pages below. */
export function WaysBackProvider({ children, atPage }: WaysBackProviderProps) {
  const { memory } = useRuntime();
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const trail = useRef<Map<string, KnownStep>>(null);
  const here = useRef<KnownStep>(null);
  const address = addressOf(pathname, search, hash);

  useLayoutEffect(() => {
    trail.current ??= readTrail(memory.tab);
    if (here.current?.key === key && here.current.address === address) return;
    const step = { key, address, entry: entriesOf(window)?.current ?? null };
    here.current = nextStep(trail.current, here.current, kind, step, isPlace);
    trail.current.delete(key);
    trail.current.set(key, here.current);
    storeTrail(memory.tab, trail.current);
  }, [memory, key, address, kind]);

  const ways = useMemo((): WaysBack => {
    const instead = (to: Step) => navigate(to.address, { replace: true, state: { as: to.key } });
    /** Goes to a step before; `false` in a browser that cannot name it. */
    const goBack = (to: Step): boolean => {
      if (to.entry === null || !entriesOf(window)?.isBefore(to.entry)) return false;
      goToEntry(window, to.entry, () => void instead(to));
      return true;
    };
    return {
      leave: () =>
        atPage(() => {
          const page = here.current?.page;
          if (!page) navigate('/', { replace: true });
          else if (!goBack(page)) instead(page);
        }),
      closeTo: (to) =>
        atPage(() => {
          const below = here.current?.below;
          if (below?.address !== addressOf(to.pathname, to.search, to.hash)) {
            navigate(to, { replace: true });
          } else if (!goBack(below)) {
            if (hasFrames(window)) instead(below);
            else navigate(-1);
          }
        }),
    };
  }, [navigate, atPage]);
  return <Context value={ways}>{children}</Context>;
}

/** The ways back of the site. Throws outside of it. */
export function useWaysBack(): WaysBack {
  const ways = use(Context);
  if (!ways) throw new Error('No ways back: put <WaysBackProvider> around the pages.');
  return ways;
}
