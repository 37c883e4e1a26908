/** A throttled action. */
export interface Throttle {
  /** Runs at once when the gap is over; otherwise once, at its end. */
  readonly ask: () => void;
  /** Forgets what still waits. */
  readonly stop: () => void;
}

/**
 * Runs `action` at most once per `gap` milliseconds. What is asked for in between
 * is not lost: a captcha that a failed login used up has to be replaced (LGN-04).
 * `onGap` hears when the gap begins and ends.
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
