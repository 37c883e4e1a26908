import { systemClock, type UiClock } from '@parlour/ui';

/** How long the pointer must rest before a window may open by itself, in ms (NOT-02). */
export const idleTime = 2_000;

/** The time from arriving at a page until leaving it. */
export interface Stay {
  /**
   * Runs `act` once: when the visitor was idle for `idleTime`, or at once on a return to the page. Never runs it after
   * a touch. Returns a function that cancels it.
   */
  readonly whenLeftAlone: (act: () => void) => () => void;
  /** Runs `act` at the first touch; at once if the page was touched before. Returns a function that cancels it. */
  readonly onTouch: (act: () => void) => () => void;
}

/** A stay that can be told which window to listen to. */
export interface WatchedStay extends Stay {
  /**
   * Listens to a window until the returned function is called. `wasTouched`: the page was touched before, while it was
   * loading. Default false.
   */
  readonly watch: (page: Window, wasTouched?: boolean) => () => void;
}

export interface StayOptions {
  /** The page was open before in this visit. Default false. */
  readonly isReturn?: boolean;
  /** The clock of the idle time. Default: the system clock. Tests pass their own. */
  readonly clock?: UiClock;
}

/** What a person does to a page. Moving the mouse is no touch, but not idle either. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin'] as const;

const nothing = (): void => undefined;

/** Creates the stay at a page that nobody has touched yet (NOT-02). */
export function createStay({
  isReturn = false,
  clock = systemClock,
}: StayOptions = {}): WatchedStay {
  const waits = new Set<{ readonly begin: () => void; readonly stop: () => void }>();
  const touched = new Set<() => void>();
  let isTouched = false;
  let isHidden = false;

  const begin = () => {
    for (const wait of waits) wait.begin();
  };
  const stop = () => {
    for (const wait of waits) wait.stop();
  };
  const touch = () => {
    if (isTouched) return;
    isTouched = true;
    stop();
    waits.clear();
    for (const act of touched) act();
  };

  return {
    whenLeftAlone: (act) => {
      if (isTouched) return nothing;
      if (isReturn) {
        act();
        return nothing;
      }
      let cancel = nothing;
      const wait = {
        stop: () => cancel(),
        begin: () => {
          cancel();
          if (isHidden) return;
          cancel = clock.after(idleTime, () => {
            waits.delete(wait);
            act();
          });
        },
      };
      waits.add(wait);
      wait.begin();
      return () => {
        wait.stop();
        waits.delete(wait);
      };
    },
    onTouch: (act) => {
      if (isTouched) act();
      else touched.add(act);
      return () => void touched.delete(act);
    },
    watch: (page, wasTouched = false) => {
      const { document } = page;
      const place = { x: Number.NaN, y: Number.NaN };
      const onMove = ({ screenX: x, screenY: y }: PointerEvent) => {
        // A browser also reports a pointer that rests while the page below it changes.
        if (place.x === x && place.y === y) return;
        Object.assign(place, { x, y });
        begin();
      };
      // A page that opens scrolls to its top by itself.
      const onScroll = () => {
        if (page.scrollY > 0) touch();
      };
      const onVisibility = () => {
        isHidden = document.visibilityState === 'hidden';
        if (isHidden) stop();
        else begin();
      };
      for (const kind of touches)
        page.addEventListener(kind, touch, { capture: true, passive: true });
      page.addEventListener('pointermove', onMove, { passive: true });
      page.addEventListener('scroll', onScroll, { passive: true });
      document.addEventListener('visibilitychange', onVisibility);
      onVisibility();
      if (wasTouched) touch();
      return () => {
        stop();
        for (const kind of touches) page.removeEventListener(kind, touch, { capture: true });
        page.removeEventListener('pointermove', onMove);
        page.removeEventListener('scroll', onScroll);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}
