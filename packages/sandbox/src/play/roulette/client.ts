import type { Desk, GameView } from '../client/answers.ts';
import type { rove } from '../client/rove.ts';
import type { Words } from '../client/words.ts';
import type { RouletteNews } from './spins.ts';
import type { RouletteShown } from './wheel.ts';

/** Data for the view of the roulette. */
export interface RouletteViewConfig {
  /** The numbers in their order on the wheel. */
  readonly order: readonly number[];
  /** The class of each number: `red`. */
  readonly colours: readonly string[];
  /** The fields in the order in which a choice is written; `name` is read out. */
  readonly spots: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Keeps chips on the table, and shows what the server says of the spin: the phase, the time that is left, the number.
 * The wheel turns only where motion is welcome, at the same pace for a win and for a loss. The browser gets its source
 * text, so it must not use anything from outside.
 */
export function rouletteView(
  { order, colours, spots }: RouletteViewConfig,
  { fill, money, times, show }: Words,
  desk: Desk,
  rover: typeof rove,
): GameView<RouletteShown> {
  const find = (id: string) => document.getElementById(id);
  const chips = new Map<string, number>();
  /** Fields in the order in which their chips were put, to take the last one back. */
  let presses: string[] = [];
  let isLocked = false;
  let isWaiting = false;
  let news: RouletteNews | null = null;
  /** When the phase ends, by the clock of this device. */
  let endsAt = 0;
  /** The degrees to which the wheel is turned. */
  let turned = 0;
  let landed: Promise<unknown> = Promise.resolve();
  let landedAt = -1;
  /** The spin whose result was told with its money. */
  let toldAt = -1;

  const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  const isOpen = () => news?.phase === 'betting';
  const count = () => presses.length;
  const felt = find('felt');
  const fields = new Map(
    [...document.querySelectorAll('button')].flatMap((button) =>
      button.dataset.spot ? [[button.dataset.spot, button] as const] : [],
    ),
  );

  /** Writes the chips onto the fields. */
  const drawChips = () => {
    for (const { id, name } of spots) {
      const field = fields.get(id);
      const placed = chips.get(id) ?? 0;
      const label = placed > 0 ? fill('roulette.with', { name, count: placed }) : name;
      field?.setAttribute('aria-label', label);
      field?.setAttribute('aria-pressed', String(placed > 0));
      const old = field?.querySelector('i');
      if (placed === 0) old?.remove();
      else {
        const chip = old ?? document.createElement('i');
        chip.textContent = String(placed);
        field?.append(chip);
      }
    }
    show('chipCount', fill('roulette.chips', { count: count() }));
  };
  const clearWon = () => {
    for (const field of document.querySelectorAll('.won')) field.classList.remove('won');
  };
  const put = (list: readonly string[]) => {
    presses = [...list];
    chips.clear();
    for (const id of list) chips.set(id, (chips.get(id) ?? 0) + 1);
    drawChips();
  };
  const change = (list: readonly string[]) => {
    if (isLocked) return;
    clearWon();
    put(list);
    desk.changed();
  };
  for (const [id, field] of fields) {
    field.addEventListener('click', () => {
      if ((chips.get(id) ?? 0) < 99) change([...presses, id]);
    });
    field.addEventListener('keydown', ({ key }) => {
      const last = presses.lastIndexOf(id);
      if ((key !== 'Delete' && key !== 'Backspace') || last < 0) return;
      change(presses.filter((_, index) => index !== last));
    });
  }
  find('undo')?.addEventListener('click', () => change(presses.slice(0, -1)));
  find('clear')?.addEventListener('click', () => change([]));

  const colourName = (number: number) => fill(`roulette.${colours[number] ?? ''}`);
  const resultOf = (number: number) =>
    fill('roulette.result', { number, colour: colourName(number) });

  /** Turns the number to the top, where the ball rests. */
  const land = async (number: number, calm: boolean) => {
    const wheel = find('wheel');
    const ball = find('ball');
    const from = turned;
    turned = -(order.indexOf(number) * 360) / order.length;
    wheel?.setAttribute('transform', `rotate(${turned})`);
    if (calm || typeof wheel?.animate !== 'function') return;
    const timing = { duration: 4_600, easing: 'cubic-bezier(.12,.6,.2,1)' };
    const turns = (start: number, end: number) => [
      { transform: `rotate(${start}deg)` },
      { transform: `rotate(${end}deg)` },
    ];
    ball?.animate(turns(1_800, 0), timing);
    await wheel.animate(turns(from + 1_080, turned), timing).finished;
  };

  const drawPast = ({ past }: RouletteNews) => {
    const items = past.map((number) => {
      const item = document.createElement('li');
      item.className = colours[number] ?? '';
      item.textContent = String(number);
      const name = document.createElement('span');
      name.textContent = ` ${colourName(number)}`;
      item.append(name);
      return item;
    });
    find('past')?.replaceChildren(...items);
  };
  const drawTime = () => {
    const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    show('timer', isOpen() ? fill('roulette.left', { time }) : '');
  };
  const draw = (fresh: RouletteNews) => {
    const isNew = fresh.number !== null && landedAt !== fresh.index;
    if (isNew && fresh.number !== null) {
      const isFirst = news === null || fresh.phase === 'result';
      landedAt = fresh.index;
      landed = land(fresh.number, isFirst || isCalm());
    }
    // Who has just come reads the number above; who has a bet hears it with the money.
    const isSeen = news !== null && news.phase !== 'result' && fresh.phase === 'result';
    if (isSeen && !isWaiting && toldAt !== fresh.index && fresh.number !== null) {
      show('status', `${resultOf(fresh.number)} ${fill('roulette.next')}`);
    }
    if (fresh.phase === 'betting' && news?.phase === 'result') clearWon();
    news = fresh;
    endsAt = Date.now() + fresh.left;
    const strip = find('phase');
    if (strip) strip.dataset.phase = fresh.phase;
    const { number } = fresh;
    const values = number === null ? {} : { number, colour: colourName(number) };
    show('phaseName', fill(`roulette.phase.${fresh.phase}`, values));
    show('seats', fill('roulette.seats', { players: fresh.players, seats: fresh.seats }));
    drawPast(fresh);
    drawTime();
    desk.changed();
  };
  const look = async (): Promise<void> => {
    const fresh = await desk.ask<RouletteNews>('news');
    if (fresh && 'refused' in fresh) return show('phaseName', fresh.why);
    if (fresh) draw(fresh);
    else show('phaseName', fill('offline'));
    window.setTimeout(() => void look(), fresh ? fresh.left + 150 : 5_000);
  };

  rover(felt);
  drawChips();
  window.setInterval(drawTime, 1_000);
  void look();

  return {
    waits: true,
    async show({ number, won }, calm) {
      if (news?.number !== number) landed = land(number, calm);
      await landed;
      if (isWaiting) toldAt = news?.index ?? -1;
      isWaiting = false;
      clearWon();
      for (const id of [`n${number}`, ...won]) fields.get(id)?.classList.add('won');
    },
    tell: ({ number }) => resultOf(number),
    choose() {
      if (!news || !isOpen() || count() === 0) {
        show('status', fill(!news ? 'offline' : isOpen() ? 'roulette.empty' : 'closed'));
        return null;
      }
      const placed = spots.flatMap(({ id }) => (chips.has(id) ? `${id}:${chips.get(id)}` : []));
      return { choice: placed.join(' '), draw: news.index };
    },
    offer(stake) {
      if (news && !isOpen()) return fill('roulette.wait');
      return count() === 0
        ? fill('roulette.put')
        : fill('placeBet', { amount: money(times(stake, count())) });
    },
    lock(now) {
      isLocked = now;
      felt?.setAttribute('aria-disabled', String(now));
    },
    placed({ choice, stake }) {
      isWaiting = true;
      put(
        choice.split(' ').flatMap((part) => {
          const [id = '', placed = '0'] = part.split(':');
          return Array.from({ length: Number(placed) }, () => id);
        }),
      );
      return fill('roulette.placed', { stake: money(stake) });
    },
  };
}
