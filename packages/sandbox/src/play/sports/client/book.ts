import type { Visit } from '../../client/answers.ts';
import type { makeSender } from '../../client/sender.ts';
import type { stakeField } from '../../client/stake-field.ts';
import type { visitWatch } from '../../client/visit-watch.ts';
import type { wordsOf } from '../../client/words.ts';
import type { ReadAmount } from '../../kit/amount.ts';
import type { PayoutOf } from '../payout.ts';
import type { BookAnswer, BookConfig, PlacedSlip, RefusedSlip, SlipBody } from './answers.ts';
import type { betList } from './bet-list.ts';
import type { Make } from './make.ts';
import type { matchList } from './match-list.ts';
import type { makeSheet } from './sheet.ts';
import type { slipPanel } from './slip-panel.ts';
import type { makeTabs } from './tabs.ts';

/** The parts of the script, handed in because the browser gets each of them as source text. */
export interface BookKit {
  readonly wordsOf: typeof wordsOf;
  readonly stakeField: typeof stakeField;
  readonly visitWatch: typeof visitWatch;
  readonly readAmount: ReadAmount;
  readonly payoutOf: PayoutOf;
  readonly make: Make;
  readonly makeSender: typeof makeSender;
  readonly makeSheet: typeof makeSheet;
  readonly makeTabs: typeof makeTabs;
  readonly matchList: typeof matchList;
  readonly slipPanel: typeof slipPanel;
  readonly betList: typeof betList;
}

/**
 * The script of a sportsbook: start screen, matches, slip, bets, reality check. The frame is sandboxed without an
 * origin: the page can only talk to its server and post nets to the parent. The browser gets its source text, so it
 * must not use anything from outside its braces.
 */
export function bookClient(config: BookConfig, kit: BookKit): void {
  const words = kit.wordsOf(config.say, config.currency);
  const { fill, money, show } = words;
  const { send, newKey } = kit.makeSender();
  const find = (id: string) => document.getElementById(id);
  const pollMs = 20_000;
  /** The slip whose outcome is not known yet: the next try sends exactly the same. */
  let pending: (SlipBody & { readonly key: string }) | null = null;
  let isBusy = false;
  let isOver = false;

  const tabs = kit.makeTabs();
  const sheet = kit.makeSheet();
  const bets = kit.betList(words, kit.make);
  const matches = kit.matchList(words, kit.make, (match, pick) => slip.toggle(match, pick));
  const slip = kit.slipPanel(config, words, { ...kit, changed: matches.mark });

  const turnTo = (part: 'start' | 'table' | 'rest', focus?: string) => {
    for (const id of ['start', 'table', 'rest']) {
      const section = find(id);
      if (section) section.hidden = id !== part;
    }
    document.body.dataset.part = part;
    if (focus === undefined) tabs.focus();
    else find(focus)?.focus();
  };

  const watch = kit.visitWatch(config.book.visit, words, {
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

  /** Tells the page around the frame that money moved. */
  const tellParent = (net: string) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'parlour-play', type: 'round', net }, '*');
  };

  /** Shows what the server knows now; says which bets were settled since the last time. */
  const apply = (book: BookAnswer) => {
    matches.update(book.matches, book.started);
    slip.update(book.matches);
    watch.update(book.visit);
    const settled = bets.update(book.bets);
    for (const { payout, isOfThisVisit } of settled) tellParent(isOfThisVisit ? payout : '0.00');
    const told = settled.map(({ id, status, payout }) =>
      fill(`settled.${status}`, { id, payout: money(payout) }),
    );
    if (told.length > 0) show('status', told.join(' '));
  };

  const refresh = async () => {
    if (isBusy || pending || isOver || document.body.dataset.part !== 'table') return;
    const book = await send<BookAnswer | RefusedSlip>('book');
    if (!book || isBusy || pending) return;
    if ('refused' in book) {
      isOver = true;
      show('status', book.why);
    } else apply(book);
  };

  const setBusy = (now: boolean) => {
    isBusy = now;
    const button = find('play');
    if (now) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
  };

  const placed = ({ key, betIds, total, book }: PlacedSlip) => {
    slip.lock(false);
    slip.clear();
    apply(book);
    tellParent(`-${total}`);
    const values = { count: betIds.length, ids: betIds.join(', '), amount: money(total) };
    show('status', fill(betIds.length > 1 ? 'placedMany' : 'placed', values));
    sheet.close();
    find('status')?.focus();
    void send('seen', { key });
  };

  const play = async () => {
    if (isBusy) return;
    if (!pending) {
      if (slip.dropStarted()) return;
      const wish = slip.wish();
      if (!wish) return;
      pending = { key: newKey(), ...wish };
    }
    setBusy(true);
    slip.lock(true);
    const answer = await send<PlacedSlip | RefusedSlip>('slip', pending);
    if (answer && 'betIds' in answer) {
      pending = null;
      placed(answer);
    } else if (answer && 'refused' in answer) {
      pending = null;
      slip.lock(false);
      if (answer.book) apply(answer.book);
      if (answer.refused === 'odds') slip.askAgain();
      show('status', answer.why);
    } else {
      show('status', fill('failed'));
      show('play', fill('tryAgain'));
    }
    setBusy(false);
    watch.idle();
  };

  find('begin')?.addEventListener('click', () => {
    turnTo('table');
    void refresh();
  });
  find('rules')?.addEventListener('click', () => turnTo('start', 'begin'));
  find('again')?.addEventListener('click', () => turnTo('start', 'begin'));
  find('play')?.addEventListener('click', () => void play());
  find('stake')?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void play();
  });
  window.setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, pollMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  // A slip whose answer was lost is sent again as soon as there is a connection.
  window.addEventListener('online', () => void (pending ? play() : refresh()));

  apply(config.book);
  if (config.unseen.length > 0) {
    turnTo('table', 'status');
    const ids = config.unseen.flatMap(({ betIds }) => betIds).join(', ');
    show('status', fill('late', { ids }));
    for (const { key } of config.unseen) void send('seen', { key });
  }
}
