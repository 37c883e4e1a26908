import type { stakeField } from '../../client/stake-field.ts';
import type { Words } from '../../client/words.ts';
import type { ReadAmount } from '../../kit/amount.ts';
import type { PayoutOf } from '../payout.ts';
import type { BookConfig, MatchView, SlipBody } from './answers.ts';
import type { Make } from './make.ts';

/** The bet slip. */
export interface SlipPanel {
  /** Adds a pick of an offered match, replaces the one of the same match, or takes it out again. */
  toggle(match: string, pick: string): void;
  /** Takes over the odds of now, and marks selections whose matches have started. */
  update(matches: readonly MatchView[]): void;
  /** Takes out selections whose matches have started; false when there are none. */
  dropStarted(): boolean;
  /** What to send; `null` when there is nothing, or the page says what is wrong. */
  wish(): SlipBody | null;
  /** The server has refused changed odds: the next press accepts the new ones. */
  askAgain(): void;
  /** Keeps the slip as it is while its answer is not certain. */
  lock(isLocked: boolean): void;
  clear(): void;
}

/** What the slip needs from the other parts of the page. */
export interface SlipParts {
  readonly make: Make;
  readonly stakeField: typeof stakeField;
  readonly readAmount: ReadAmount;
  readonly payoutOf: PayoutOf;
  /** Called with the chosen picks (`ca-12.home`) after each change. */
  readonly changed: (chosen: ReadonlySet<string>) => void;
}

/**
 * Runs the bet slip: selections, stake, sums and the words of the button. The browser gets its source text, so it must
 * not use anything from outside.
 */
export function slipPanel(
  config: Pick<BookConfig, 'least' | 'most' | 'steps' | 'mostLegs' | 'mostPayout'>,
  words: Words,
  { make, stakeField: stakesOf, readAmount, payoutOf, changed }: SlipParts,
): SlipPanel {
  interface Selection {
    readonly match: MatchView;
    readonly pick: string;
    odds: string;
    isStarted: boolean;
    readonly element: HTMLElement;
    readonly odd: HTMLElement;
    readonly note: HTMLElement;
  }
  const { fill, money, show } = words;
  const find = (id: string) => document.getElementById(id);
  const selections = new Map<string, Selection>();
  let offered: readonly MatchView[] = [];
  let stake: string | null = null;
  let isAskedAgain = false;
  let isLocked = false;

  const hundredths = (decimal: string) => BigInt(decimal.replace('.', ''));
  const decimal = (value: bigint) => {
    const digits = String(value).padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  const all = () => [...selections.values()];
  const isMultiple = () =>
    selections.size > 1 &&
    document.querySelector<HTMLInputElement>('input[name=kind]:checked')?.value !== 'single';
  const oddsOf = (list: readonly Selection[]) => list.map(({ odds }) => hundredths(odds));

  /** Count of bets, their stake, and the highest payout of one and of all. */
  const sums = () => {
    const bets = isMultiple() ? [all()] : all().map((one) => [one]);
    const each = hundredths(stake ?? config.least);
    const payouts = bets.map((list) => payoutOf(each, oddsOf(list)));
    return {
      total: each * BigInt(bets.length),
      payout: payouts.reduce((sum, one) => sum + one, 0n),
      isHigh: payouts.some((one) => one > hundredths(config.mostPayout)),
    };
  };

  const buttonText = (total: bigint) => {
    if (all().some(({ isStarted }) => isStarted)) return fill('dropStarted');
    if (stake === null) return fill('bet');
    return fill(isAskedAgain ? 'acceptOdds' : 'placeBet', { amount: money(decimal(total)) });
  };

  /** Writes everything that follows from the selections and the stake. */
  const write = () => {
    const { total, payout, isHigh } = sums();
    const isEmpty = selections.size === 0;
    for (const id of ['slipEmpty', 'slipFull']) {
      const part = find(id);
      if (part) part.hidden = (id === 'slipEmpty') !== isEmpty;
    }
    const kinds = find('kinds');
    if (kinds) kinds.hidden = selections.size < 2;
    show('slipCount', String(selections.size));
    // Several single bets have no common odds.
    const isOne = selections.size === 1 || isMultiple();
    const odds = isOne ? decimal(payoutOf(100n, oddsOf(all()))) : '–';
    show('slipOdds', isOne ? `${fill('odds')} ${odds}` : '');
    show('totalOdds', odds);
    show('totalStake', stake === null ? '–' : money(decimal(total)));
    show('payout', stake === null ? '–' : money(decimal(payout)));
    show('limit', isHigh ? fill('tooHigh', { most: money(config.mostPayout) }) : '');
    if (!isLocked) show('play', buttonText(total));
    changed(new Set([...selections].map(([match, { pick }]) => `${match}.${pick}`)));
  };

  const stakes = stakesOf(config, words, readAmount, (next) => {
    stake = next;
    write();
  });

  const remove = (match: string) => {
    const selection = selections.get(match);
    if (!selection || isLocked) return;
    const hadFocus = selection.element.contains(document.activeElement);
    const next = selection.element.nextElementSibling ?? selection.element.previousElementSibling;
    selection.element.remove();
    selections.delete(match);
    isAskedAgain = false;
    write();
    if (hadFocus) (next?.querySelector('button') ?? find('slipEmpty'))?.focus();
  };

  const add = (match: MatchView, pickId: string) => {
    const market = match.markets.find(({ picks }) => picks.some(({ id }) => id === pickId));
    const pick = market?.picks.find(({ id }) => id === pickId);
    if (!market || !pick) return;
    const odd = make('b', '', pick.odds);
    const note = make('small', '');
    const button = make('button', 'remove', '×');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', fill('remove', { match: match.title }));
    button.addEventListener('click', () => remove(match.id));
    const name = make('span', '', `${market.name}: ${pick.name} `, odd);
    const text = make('p', '', make('span', 'soft', match.title), name, note);
    const element = make('li', '', text, button);
    find('legs')?.append(element);
    selections.set(match.id, {
      ...{ match, pick: pickId, odds: pick.odds, isStarted: false },
      ...{ element, odd, note },
    });
  };

  for (const input of document.querySelectorAll('input[name=kind]')) {
    input.addEventListener('change', write);
  }
  find('clear')?.addEventListener('click', () => {
    if (isLocked) return;
    empty();
    find('slipEmpty')?.focus();
  });

  const empty = () => {
    for (const { element } of all()) element.remove();
    selections.clear();
    isAskedAgain = false;
    write();
  };

  return {
    toggle(matchId, pickId) {
      if (isLocked) return;
      const known = selections.get(matchId);
      remove(matchId);
      if (known?.pick === pickId) return;
      const match = offered.find(({ id }) => id === matchId);
      if (!match) return;
      if (selections.size >= config.mostLegs) {
        show('status', fill('full', { count: config.mostLegs }));
        return;
      }
      isAskedAgain = false;
      add(match, pickId);
      write();
    },
    update(matches) {
      offered = matches;
      for (const selection of all()) {
        const now = matches
          .find(({ id }) => id === selection.match.id)
          ?.markets.flatMap(({ picks }) => picks)
          .find(({ id }) => id === selection.pick)?.odds;
        if (now === undefined) {
          selection.isStarted = true;
          selection.element.classList.add('gone');
          selection.note.textContent = fill('hasStarted');
        } else if (now !== selection.odds) {
          const arrow = make('span', '', Number(now) > Number(selection.odds) ? '▲ ' : '▼ ');
          arrow.setAttribute('aria-hidden', 'true');
          selection.note.replaceChildren(arrow, fill('was', { odds: selection.odds }));
          selection.odds = now;
          selection.odd.textContent = now;
        }
      }
      write();
    },
    dropStarted() {
      const gone = all().filter(({ isStarted }) => isStarted);
      for (const { match } of gone) remove(match.id);
      return gone.length > 0;
    },
    wish() {
      const amount = stakes.read();
      if (amount === null || selections.size === 0) return null;
      if (sums().isHigh) {
        show('status', fill('tooHigh', { most: money(config.mostPayout) }));
        return null;
      }
      const legs = all().map(({ match, pick, odds }) => ({ match: match.id, pick, odds }));
      return { kind: isMultiple() ? 'multiple' : 'single', stake: amount, legs };
    },
    askAgain() {
      isAskedAgain = true;
      write();
    },
    lock(now) {
      isLocked = now;
      stakes.lock(now);
      for (const input of document.querySelectorAll<HTMLInputElement>('input[name=kind]')) {
        input.disabled = now;
      }
      if (!now) write();
    },
    clear: empty,
  };
}
