/** A throttled action. */
export interface Throttle {
  /** Runs the action at once if the gap is over, otherwise once at the end of the gap. */
  readonly ask: () => void;
  /** Cancels a call that still waits. */
  readonly stop: () => void;
}

/**
 * Runs `action` at most once per `gap` milliseconds. A call during the gap is not lost: it runs at the end of the gap,
 * because a captcha that a failed login used up has to be replaced (LGN-04). `onGap` is called when the gap begins
 * (`true`) and ends (`false`).
 */
export function createThrottle(
  action: () => void,
  gap: number,
  onGap: (waiting: boolean) => void,
): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAgain = false;
  const run = () => {
    askedAgain = false;
    timer = setTimeout(over, gap);
    onGap(true);
    action();
  };
  const over = () => {
    timer = undefined;
    if (askedAgain) run();
    else onGap(false);
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else askedAgain = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      askedAgain = false;
    },
  };
}
