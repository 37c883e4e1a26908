import type { Visit } from './answers.ts';
import type { Words } from './words.ts';

/** Clock, money and reality check of a visit. */
export interface VisitWatch {
  /** Takes over figures of the server. */
  update(visit: Visit): void;
  /** Opens a reality check that came due during a round. */
  idle(): void;
}

/**
 * Runs the bar of a game in its own window and the reality check. In a frame the site around it shows time and money,
 * so the bar stays away and no figure is there twice. The browser gets its source text, so it must not use anything
 * from outside.
 */
export function visitWatch(
  first: Visit,
  { fill, money, signed, clock, show }: Words,
  calls: {
    readonly isBusy: () => boolean;
    /** Reads the figures, or confirms the reality check; `null` when the server was not reached. */
    readonly ask: (isConfirmed: boolean) => Promise<Visit | null>;
    readonly stop: () => void;
  },
): VisitWatch {
  const bar = document.getElementById('bar');
  const found = document.getElementById('check');
  const check = found instanceof HTMLDialogElement ? found : null;
  const second = 1000;
  let startedAt = Date.now() - first.seconds * second;
  let timer = 0;
  let isDue = false;
  const seconds = () => Math.floor((Date.now() - startedAt) / second);

  const open = (visit: Visit) => {
    isDue = false;
    show('checkTime', fill('check.time', { count: Math.floor(visit.seconds / 60) }));
    show('checkNet', signed(visit.net));
    show('checkStaked', money(visit.staked));
    show('checkPaid', money(visit.paid));
    if (!check || check.open) return;
    // An old browser has no modal dialogs; there it lies over the page all the same.
    if (typeof check.showModal === 'function') check.showModal();
    else check.setAttribute('open', '');
  };
  const look = async () => {
    if (calls.isBusy()) {
      isDue = true;
      return;
    }
    const visit = await calls.ask(false);
    if (visit === null) plan(30 * second);
    else if (visit.checkIn > 0) update(visit);
    else open(visit);
  };
  const plan = (ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void look(), Math.min(ms, 2_000_000_000));
  };
  const update = (visit: Visit) => {
    startedAt = Date.now() - visit.seconds * second;
    show('clock', clock(visit.seconds));
    show('net', signed(visit.net));
    show('balance', money(visit.balance));
    plan(visit.checkIn);
  };
  const answer = async (work: () => void) => {
    check?.close?.();
    check?.removeAttribute('open');
    work();
    const visit = await calls.ask(true);
    if (visit) update(visit);
    else plan(30 * second);
  };
  check?.addEventListener('cancel', (event) => event.preventDefault());
  document.getElementById('goOn')?.addEventListener('click', () => void answer(() => undefined));
  document.getElementById('stop')?.addEventListener('click', () => void answer(calls.stop));
  if (bar && window.parent === window) {
    bar.hidden = false;
    window.setInterval(() => show('clock', clock(seconds())), second);
  }
  update(first);
  return {
    update,
    idle: () => {
      if (isDue) void look();
    },
  };
}
