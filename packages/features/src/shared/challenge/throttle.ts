/** A throttled action. */
export interface Throttle {
  /** Runs at once when the gap is over; otherwise once, at its end. */
  readonly ask: () => void;
  /** Forgets what still waits. */
  readonly stop: () => void;
}

/**
 * Runs `action` at most once per `gap` milliseconds. A call in between is not lost but runs at the
 * end of the gap: a captcha that a failed login used up has to be replaced (LGN-04). `onGap` is
 * called when the gap begins (`true`) and ends (`false`).
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
