import type { TicketShown } from '../../lottery/tickets.ts';
import type { Desk, GameView, RoundAnswer } from '../client/answers.ts';
import type { rove } from '../client/rove.ts';
import type { Words } from '../client/words.ts';
import type { LotteryNews } from './news.ts';

/** Data for the view of a lottery. */
export interface LotteryViewConfig {
  readonly kind: 'balls' | 'digits' | 'race';
  /** How many numbers a ticket has; `least` and `most` limit each number. */
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Keeps the numbers of a ticket, and shows what the server says of the draws and of the tickets that were bought. The
 * browser gets its source text, so it must not use anything from outside.
 */
export function lotteryView(
  { kind, count, least, most }: LotteryViewConfig,
  { fill, money, clock, show }: Words,
  desk: Desk,
  rover: typeof rove,
): GameView<TicketShown> {
  const find = (id: string) => document.getElementById(id);
  const grid = find('grid');
  const found = find('digits');
  const field = found instanceof HTMLInputElement ? found : null;
  const buttons = [...(grid?.querySelectorAll('button') ?? [])];
  let numbers: readonly number[] = [];
  let isLocked = false;
  let news: LotteryNews | null = null;
  /** When no more tickets are sold, by the clock of this device. */
  let closesAt = 0;

  const drawNumbers = () => {
    for (const button of buttons) {
      if (kind === 'digits') continue;
      button.setAttribute('aria-pressed', String(numbers.includes(Number(button.dataset.number))));
    }
    if (field) field.value = numbers.join('');
    show('count', fill('lottery.count', { count: numbers.length, total: count }));
  };
  const set = (chosen: readonly number[]) => {
    if (isLocked) return;
    numbers = chosen;
    drawNumbers();
    desk.changed();
  };
  const toggle = (number: number) => {
    if (kind === 'race') set([number]);
    else if (kind === 'balls' && numbers.includes(number)) {
      set(numbers.filter((one) => one !== number));
    } else if (numbers.length < count) set([...numbers, number]);
    else show('status', fill(`lottery.enough.${kind}`, { count }));
  };
  /** A number of the drum: every one is equally likely. */
  const below = (end: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % end);
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return drawn < fair ? drawn % end : below(end);
  };
  const pick = () => {
    const drum = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    const one = () => {
      const at = below(drum.length);
      const [number = least] = kind === 'digits' ? [drum[at]] : drum.splice(at, 1);
      return number;
    };
    const chosen = Array.from({ length: count }, one);
    set(kind === 'balls' ? chosen.sort((a, b) => a - b) : chosen);
  };
  /** Digits as people type them, Bengali ones too. */
  const digitsIn = (text: string) =>
    [...text]
      .map((sign) => (/[\u09E6-\u09EF]/.test(sign) ? String(sign.charCodeAt(0) - 0x09e6) : sign))
      .filter((sign) => /\d/.test(sign))
      .slice(0, count)
      .map(Number);

  for (const button of buttons) {
    button.addEventListener('click', () => toggle(Number(button.dataset.number)));
  }
  field?.addEventListener('input', () => set(digitsIn(field.value)));
  find('erase')?.addEventListener('click', () => set(numbers.slice(0, -1)));
  find('pick')?.addEventListener('click', pick);
  find('clear')?.addEventListener('click', () => set([]));

  const balls = (list: readonly string[], hits: readonly string[] = []) => {
    const box = document.createElement('span');
    box.className = 'balls';
    for (const number of list) {
      const ball = document.createElement('b');
      ball.textContent = number;
      if (hits.includes(number)) ball.className = 'hit';
      box.append(ball, ' ');
    }
    return box;
  };
  const text = (value: string, className = '') => {
    const part = document.createElement('span');
    part.textContent = `${value} `;
    part.className = className;
    return part;
  };
  const drawTime = () => {
    const seconds = Math.max(0, Math.ceil((closesAt - Date.now()) / 1000));
    show('timer', news?.isOpen ? fill('lottery.closes', { time: clock(seconds) }) : '');
  };
  const drawNews = (fresh: LotteryNews) => {
    news = fresh;
    closesAt = Date.now() + fresh.closesIn;
    show('drawNo', fill('lottery.draw', { no: fresh.drawNo }));
    show('drawTime', fill(fresh.isOpen ? 'lottery.at' : 'lottery.shut', { time: fresh.time }));
    const items = fresh.past.map(({ drawNo, numbers: drawn }) => {
      const item = document.createElement('li');
      item.append(text(drawNo, 'no'), balls(drawn));
      return item;
    });
    find('past')?.replaceChildren(...items);
    drawTime();
    desk.changed();
  };
  const drawTicket = ({ shown, stake, payout, endsIn }: RoundAnswer<TicketShown>) => {
    const item = document.createElement('li');
    const state = endsIn === null ? (/[1-9]/.test(payout) ? 'won' : 'lost') : 'waiting';
    // Places count in a number of digits, so single ones are not marked there.
    const hits = kind === 'digits' ? [] : (shown.drawn?.numbers ?? []);
    item.append(
      text(shown.drawNo, 'no'),
      balls(shown.chosen, kind === 'race' ? hits.slice(0, 1) : hits),
      text(money(stake)),
      text(fill(`lottery.${state}`, { amount: money(payout) }), state),
    );
    return item;
  };
  const drawTickets = async () => {
    const answer = await desk.ask<{ list: readonly RoundAnswer<TicketShown>[] }>('rounds');
    if (!answer || 'refused' in answer) return;
    find('tickets')?.replaceChildren(...answer.list.map(drawTicket));
    show('none', answer.list.length === 0 ? fill('lottery.none') : '');
  };
  const look = async (): Promise<void> => {
    const fresh = await desk.ask<LotteryNews>('news');
    if (fresh && 'refused' in fresh) return show('drawTime', fresh.why);
    if (fresh) drawNews(fresh);
    else show('drawTime', fill('offline'));
    const next = fresh ? Math.min(fresh.left + 300, 2_000_000_000) : 5_000;
    window.setTimeout(() => void look(), next);
  };

  rover(grid);
  drawNumbers();
  window.setInterval(drawTime, 1_000);
  void look();
  void drawTickets();

  return {
    show: () => drawTickets(),
    tell: ({ drawNo, drawn }) =>
      fill(`lottery.drawn.${kind}`, {
        no: drawNo,
        numbers: (drawn?.numbers ?? []).join(' '),
        count: drawn?.matches ?? 0,
      }),
    choose() {
      if (!news?.isOpen || numbers.length < count) {
        const reason = !news ? 'offline' : news.isOpen ? `lottery.missing.${kind}` : 'closed';
        show('status', fill(reason, { count, left: count - numbers.length }));
        return null;
      }
      const written = kind === 'digits' ? numbers : [...numbers].sort((a, b) => a - b);
      return { choice: written.join('-'), draw: news.index };
    },
    offer(stake) {
      if (news && !news.isOpen) return fill('lottery.shutButton');
      return numbers.length < count
        ? fill(`lottery.choose.${kind}`, { count })
        : fill('lottery.buy', { amount: money(stake) });
    },
    lock(now) {
      isLocked = now;
      if (field) field.readOnly = now;
    },
    placed({ betId, shown }) {
      isLocked = false;
      set([]);
      void drawTickets();
      return fill('lottery.bought', { bet: betId, no: shown.drawNo });
    },
  };
}
