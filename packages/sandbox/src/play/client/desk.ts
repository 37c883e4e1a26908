import type { ReadAmount } from '../kit/amount.ts';
import type { DeskConfig, GameView, RefusedRound, RoundAnswer, Visit } from './answers.ts';
import type { stakeField } from './stake-field.ts';
import type { visitWatch } from './visit-watch.ts';
import type { Words, wordsOf } from './words.ts';

/** The parts of the script, handed in because the browser gets each of them as source text. */
export interface Kit {
  readonly wordsOf: typeof wordsOf;
  readonly stakeField: typeof stakeField;
  readonly visitWatch: typeof visitWatch;
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
  viewOf: (words: Words) => GameView<Shown>,
): void {
  const words = kit.wordsOf(config.say, config.currency);
  const { fill, money, signed, show } = words;
  const view = viewOf(words);
  const find = (id: string) => document.getElementById(id);
  const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  /** The round whose outcome is not known yet: the next try sends exactly the same. */
  let pending: { readonly key: string; readonly stake: string } | null = null;
  let isBusy = false;

  const offer = (stake: string | null) =>
    show('play', stake === null ? fill('bet') : fill('placeBet', { amount: money(stake) }));
  const stakes = kit.stakeField(config, words, kit.readAmount, offer);

  /** Sends something to the server; `null` when no readable answer came. */
  const send = async <T>(path: string, body?: object): Promise<T | null> => {
    const control = new AbortController();
    const limit = window.setTimeout(() => control.abort(), 20_000);
    try {
      const { signal } = control;
      const write = body && { method: 'POST', body: JSON.stringify(body), keepalive: true };
      const response = await fetch(`${location.pathname}/${path}`, { signal, ...write });
      return await response.json();
    } catch {
      return null;
    } finally {
      window.clearTimeout(limit);
    }
  };

  const turnTo = (part: 'start' | 'table' | 'rest', focus: string) => {
    for (const id of ['start', 'table', 'rest']) {
      const section = find(id);
      if (section) section.hidden = id !== part;
    }
    document.body.dataset.part = part;
    find(focus)?.focus();
  };

  const watch = kit.visitWatch(config.visit, words, {
    isBusy: () => isBusy,
    ask: async (isConfirmed) => {
      const visit = await send<Visit>(
        isConfirmed ? 'check' : 'visit',
        isConfirmed ? {} : undefined,
      );
      return visit && 'checkIn' in visit ? visit : null;
    },
    stop: () => turnTo('rest', 'again'),
  });

  const newKey = () =>
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');

  const tell = ({ shown, payout, net }: RoundAnswer<Shown>) => {
    const values = { payout: money(payout), net: signed(net) };
    return `${view.tell(shown)} ${fill(/[1-9]/.test(payout) ? 'won' : 'lost', values)}`;
  };

  /** Shows a round, then tells the server and the page around the frame that it was shown. */
  const present = async (round: RoundAnswer<Shown>, isLate: boolean) => {
    await view.show(round.shown, isLate || isCalm());
    watch.update(round.visit);
    if (round.isOfThisVisit && window.parent !== window) {
      window.parent.postMessage({ source: 'parlour-play', type: 'round', net: round.net }, '*');
    }
    void send('seen', { key: round.key });
  };

  const setBusy = (now: boolean) => {
    isBusy = now;
    const button = find('play');
    if (now) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
  };

  const play = async () => {
    if (isBusy) return;
    const stake = pending?.stake ?? stakes.read();
    if (stake === null) return;
    pending ??= { key: newKey(), stake };
    setBusy(true);
    stakes.lock(true);
    const answer = await send<RoundAnswer<Shown> | RefusedRound>('round', pending);
    if (answer && 'payout' in answer) {
      pending = null;
      await present(answer, false);
      show('status', tell(answer));
      offer(stake);
    } else if (answer && 'refused' in answer) {
      pending = null;
      show('status', answer.why);
      if (answer.visit) watch.update(answer.visit);
      offer(stake);
    } else {
      show('status', fill('failed'));
      show('play', fill('tryAgain'));
    }
    stakes.lock(pending !== null);
    setBusy(false);
    watch.idle();
  };

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
    if (config.unseen.length === 0) return;
    turnTo('table', 'play');
    const told: string[] = [];
    for (const round of config.unseen) {
      await present(round, true);
      told.push(tell(round));
    }
    show('status', `${fill('late')} ${told.join(' ')}`);
  };
  void late();
}
