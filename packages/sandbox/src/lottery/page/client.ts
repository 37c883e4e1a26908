/** Data for the page of a lottery. */
export interface LotteryConfig {
  readonly currency: string;
  readonly stakes: readonly string[];
  /** How many numbers a ticket has; `least` and `most` limit each number. */
  readonly choices: number;
  readonly least: number;
  readonly most: number;
  readonly say: Readonly<Record<string, string>>;
}

/**
 * The script of the lottery page. The browser gets its source text, so it must not use anything from outside its
 * braces.
 */
export function lotteryClient(config: LotteryConfig): void {
  const find = (id: string) => document.getElementById(id);
  const show = (id: string, text: string) => {
    const element = find(id);
    if (element) element.textContent = text;
  };
  const fill = (key: string, values: Record<string, string>) =>
    (config.say[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const money = (amount: string) => config.currency + amount.replace(/\B(?=(\d{3})+\.)/g, ',');
  const fields = () =>
    [...document.querySelectorAll('select')].filter((field) => field.name === 'number');
  const stake = () => {
    const chosen = document.querySelector('input[name="stake"]:checked');
    return chosen instanceof HTMLInputElement ? chosen.value : (config.stakes[0] ?? '1.00');
  };
  const button = find('buy');
  let busy = false;

  const offer = () => show('buy', fill('buy', { amount: money(stake()) }));

  const pick = () => {
    const drum = Array.from(
      { length: config.most - config.least + 1 },
      (_, index) => config.least + index,
    );
    for (const field of fields()) {
      const at = Math.floor(Math.random() * drum.length);
      const [number = config.least] = config.least === 0 ? [drum[at]] : drum.splice(at, 1);
      field.value = String(number ?? config.least);
    }
  };

  const list = (page: { tickets: readonly Record<string, string>[]; [key: string]: unknown }) => {
    show('draw', fill('nextDraw', { no: String(page.drawNo), time: String(page.drawTime) }));
    show('last', String(page.last));
    show('balance', money(String(page.balance)));
    const rows = page.tickets.map((ticket) => {
      const row = document.createElement('li');
      const state = fill(ticket.status ?? '', { amount: money(ticket.payout ?? '0.00') });
      row.textContent = `${ticket.drawNo}: ${ticket.numbers} \u00b7 ${money(ticket.stake ?? '')} \u00b7 ${state}`;
      return row;
    });
    find('tickets')?.replaceChildren(...rows);
    show('none', rows.length === 0 ? (config.say.none ?? '') : '');
  };

  const read = async () => {
    const answer = await fetch(`${location.pathname}/tickets`);
    if (answer.ok) list(await answer.json());
  };

  const buy = async () => {
    if (busy) return;
    busy = true;
    button?.setAttribute('aria-busy', 'true');
    try {
      const numbers = fields().map((field) => Number(field.value));
      const body = JSON.stringify({ numbers, stake: stake() });
      const answer = await fetch(`${location.pathname}/tickets`, { method: 'POST', body });
      const result = await answer.json();
      if (result.refused) show('status', config.say[result.refused] ?? '');
      else {
        show('status', fill('bought', { no: result.betNo }));
        parent.postMessage({ source: 'parlour-play', type: 'round', net: `-${stake()}` }, '*');
        await read();
      }
    } catch {
      show('status', config.say.failed ?? '');
    } finally {
      busy = false;
      button?.removeAttribute('aria-busy');
    }
  };

  for (const input of document.querySelectorAll('input[name="stake"]')) {
    input.addEventListener('change', offer);
  }
  find('pick')?.addEventListener('click', pick);
  button?.addEventListener('click', () => void buy());
  pick();
  offer();
  void read();
  // The draw can happen while the page is open.
  setInterval(() => void read().catch(() => undefined), 15_000);
}
