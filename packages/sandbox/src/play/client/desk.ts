import type { ReadAmount } from '../kit/amount.ts';
import type {
  Desk,
  DeskConfig,
  GameView,
  RefusedRound,
  RoundAnswer,
  Visit,
  Wish,
} from './answers.ts';
import type { drawWatch } from './draw-watch.ts';
import type { rove } from './rove.ts';
import type { makeSender } from './sender.ts';
import type { stakeField } from './stake-field.ts';
import type { visitWatch } from './visit-watch.ts';
import type { Words, wordsOf } from './words.ts';

/** The parts of the script, handed in because the browser gets each of them as source text. */
export interface Kit {
  readonly wordsOf: typeof wordsOf;
  readonly stakeField: typeof stakeField;
  readonly visitWatch: typeof visitWatch;
  readonly drawWatch: typeof drawWatch;
  readonly rove: typeof rove;
  readonly makeSender: typeof makeSender;
  readonly readAmount: ReadAmount;
}

/**
 * The script of every game page: start screen, stake, rounds, reality check. The frame is sandboxed without an origin:
 * the game can only request rounds and post their nets to the parent. The browser gets its source text, so it must not
 * use anything from outside its braces.
 */
export function deskClient<Shown>(
  config: DeskConfig<Shown>,
  kit: Kit,
  viewOf: (words: Words, desk: Desk, rover: typeof rove) => GameView<Shown>,
): void {
  const words = kit.wordsOf(config.say, config.currency);
  const { fill, money, signed, show } = words;
  const find = (id: string) => document.getElementById(id);
  const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  /** The round whose outcome is not known yet: the next try sends exactly the same. */
  let pending: Wish | null = null;
  let isBusy = false;
  /** The stake in the field; `null` while its text is none. */
  let stake: string | null = null;
  /** Keys of bets that wait for a draw and have told their stake to the page around the frame. */
  const reported = new Set<string>();

  const { send, newKey } = kit.makeSender();
  const sendRound = (wish: Wish) => send<RoundAnswer<Shown> | RefusedRound>('round', wish);

  const desk: Desk = {
    play: () => void play(),
    changed: () => label(),
    ask: (path) => send(path),
  };
  const view = viewOf(words, desk, kit.rove);

  const label = () => {
    if (pending) show('play', fill('tryAgain'));
    else if (isHeld()) show('play', fill('held'));
    else if (stake === null) show('play', fill('bet'));
    else show('play', view.offer?.(stake) ?? fill('placeBet', { amount: money(stake) }));
  };
  const offer = (now: string | null) => {
    stake = now;
    label();
  };

  const turnTo = (part: 'start' | 'table' | 'rest', focus: string) => {
    for (const id of ['start', 'table', 'rest']) {
      const section = find(id);
      if (section) section.hidden = id !== part;
    }
    document.body.dataset.part = part;
    // The part begins at its top, also where the button is far below.
    find(focus)?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  };

  const tell = ({ shown, payout, net }: RoundAnswer<Shown>) => {
    const values = { payout: money(payout), net: signed(net) };
    return `${view.tell(shown)} ${fill(/[1-9]/.test(payout) ? 'won' : 'lost', values)}`;
  };

  /** Tells the page around the frame what a round has changed. */
  const report = ({ isOfThisVisit }: RoundAnswer<Shown>, net: string) => {
    if (!isOfThisVisit || window.parent === window) return;
    window.parent.postMessage({ source: 'parlour-play', type: 'round', net }, '*');
  };

  /** Shows a round, then tells the server and the page around the frame that it was shown. */
  const present = async (round: RoundAnswer<Shown>, isLate: boolean): Promise<string> => {
    await view.show(round.shown, isLate || isCalm());
    watch.update(round.visit);
    report(round, reported.has(round.key) ? round.payout : round.net);
    void send('seen', { key: round.key });
    return tell(round);
  };

  const setBusy = (now: boolean) => {
    isBusy = now;
    const button = find('play');
    if (now) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
  };
  const lock = () => {
    const isLocked = pending !== null || isHeld();
    stakes.lock(isLocked);
    view.lock?.(isLocked);
    find('play')?.setAttribute('aria-disabled', String(isHeld()));
    label();
  };

  const draws = kit.drawWatch<Shown>({
    send: sendRound,
    ended: async (round) => present(round, false),
    told: (text) => {
      show('status', text);
      lock();
      watch.idle();
    },
    lost: () => show('status', fill('stillOut')),
  });
  const isHeld = () => view.waits === true && draws.count() > 0;

  /** The stake is taken, and a draw decides. */
  const wait = (wish: Wish, round: RoundAnswer<Shown>) => {
    draws.follow(wish, round.endsIn ?? 0);
    return view.placed?.(round) ?? '';
  };

  const newWish = (): Wish | null => {
    const amount = stakes.read();
    const chosen = amount !== null && view.choose ? view.choose() : {};
    return amount === null || chosen === null ? null : { key: newKey(), stake: amount, ...chosen };
  };

  const play = async () => {
    if (isBusy || isHeld()) return;
    const wish = pending ?? newWish();
    if (wish === null) return;
    pending = wish;
    setBusy(true);
    stakes.lock(true);
    view.lock?.(true);
    const answer = await sendRound(wish);
    if (answer) pending = null;
    if (answer === null) show('status', fill('failed'));
    else if ('refused' in answer) {
      show('status', answer.why);
      if (answer.visit) watch.update(answer.visit);
    } else if (answer.endsIn === null) show('status', await present(answer, false));
    else {
      show('status', wait(wish, answer));
      watch.update(answer.visit);
      report(answer, answer.net);
      reported.add(answer.key);
    }
    lock();
    setBusy(false);
    watch.idle();
  };

  const stakes = kit.stakeField(config, words, kit.readAmount, offer);
  const watch = kit.visitWatch(config.visit, words, {
    isBusy: () => isBusy || isHeld(),
    ask: async (isConfirmed) => {
      const visit = await send<Visit>(
        isConfirmed ? 'check' : 'visit',
        isConfirmed ? {} : undefined,
      );
      return visit && 'checkIn' in visit ? visit : null;
    },
    stop: () => turnTo('rest', 'again'),
  });

  find('begin')?.addEventListener('click', () => turnTo('table', 'play'));
  find('rules')?.addEventListener('click', () => turnTo('start', 'begin'));
  find('again')?.addEventListener('click', () => turnTo('start', 'begin'));
  find('play')?.addEventListener('click', () => void play());
  find('stake')?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void play();
  });
  // A round whose answer was lost is asked for again as soon as there is a connection.
  window.addEventListener('online', () => {
    if (pending) void play();
  });

  const late = async () => {
    const { unseen, waiting } = config;
    const isTold = unseen.length > 0 || (view.waits === true && waiting.length > 0);
    if (isTold) turnTo('table', 'play');
    const told: string[] = unseen.length > 0 ? [fill(config.late)] : [];
    for (const round of unseen) told.push(await present(round, true));
    for (const { wish, answer } of waiting) {
      if (view.waits) told.push(wait(wish, answer));
      else draws.follow(wish, answer.endsIn ?? 0);
    }
    if (!isTold) return;
    show('status', told.join(' '));
    lock();
  };
  void late();
}
