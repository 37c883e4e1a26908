import type { Words } from '../../client/words.ts';
import type { BetView } from './answers.ts';
import type { Make } from './make.ts';

/** The bets of the member. */
export interface BetList {
  /** Shows these bets; returns those that were open the last time and are settled now. */
  update(bets: readonly BetView[]): readonly BetView[];
}

/**
 * Draws the bets with their selections and results. The browser gets its source text, so it must not use anything from
 * outside.
 */
export function betList({ fill, money, show }: Words, make: Make): BetList {
  const open = new Set<string>();
  let drawn = '';

  const fact = (label: string, value: string) =>
    make('div', '', make('dt', '', label), make('dd', '', value));

  const item = ({ id, status, time, stake, odds, payout, legs }: BetView) => {
    const kind =
      legs.length > 1 ? fill('bet.multiple', { count: legs.length }) : fill('bet.single');
    const head = make('h3', '', `${id} · ${kind}`);
    const state = make('p', `state ${status}`, fill(`bet.${status}`));
    const lines = legs.map((leg) => {
      const what = make('span', '', `${leg.pick} `, make('b', '', leg.odds));
      const how = make('span', `soft ${leg.state}`, `${fill(`leg.${leg.state}`)} · ${leg.note}`);
      return make('li', '', make('span', 'soft', leg.title), what, how);
    });
    const facts = make(
      'dl',
      'facts',
      fact(fill('bet.time'), time),
      fact(fill('stake'), money(stake)),
      fact(fill('odds'), odds),
      fact(fill(status === 'open' ? 'payout' : 'paidOut'), money(payout)),
    );
    return make('li', 'bet', head, state, make('ul', '', ...lines), facts);
  };

  return {
    update(bets) {
      const settled = bets.filter(({ id, status }) => status !== 'open' && open.has(id));
      for (const { id } of settled) open.delete(id);
      for (const { id, status } of bets) if (status === 'open') open.add(id);
      const next = JSON.stringify(bets);
      if (next !== drawn) {
        drawn = next;
        document.getElementById('bets')?.replaceChildren(...bets.map(item));
        const none = document.getElementById('noBets');
        if (none) none.hidden = bets.length > 0;
        show('openBets', open.size > 0 ? `(${open.size})` : '');
      }
      return settled;
    },
  };
}
