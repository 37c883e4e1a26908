/** Data for the game page. All of it is text; none is secret. */
export interface GameConfig {
  readonly currency: string;
  readonly balance: string;
  readonly stakes: readonly string[];
  readonly reels: readonly string[];
  readonly say: Readonly<Record<string, string>>;
}

/**
 * The script of the game page. The browser gets its source text, so it must not use anything from outside its braces.
 * The frame is sandboxed without an origin: the game can only request a round and post its result to the parent.
 */
export function gameClient(config: GameConfig): void {
  const find = (id: string) => document.getElementById(id);
  const show = (id: string, text: string) => {
    const element = find(id);
    if (element) element.textContent = text;
  };
  const fill = (key: string, values: Record<string, string>) =>
    (config.say[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const money = (amount: string) =>
    config.currency + amount.replace(/^-/, '').replace(/\B(?=(\d{3})+\.)/g, ',');
  const signed = (amount: string) =>
    (amount.startsWith('-') ? '\u2212' : amount === '0.00' ? '' : '+') + money(amount);
  const button = find('play');
  let stake = config.stakes[1] ?? '1.00';
  let busy = false;

  const offer = () => show('play', fill('placeBet', { amount: money(stake) }));
  const turn = (symbols: readonly string[]) => {
    for (const [index, symbol] of symbols.entries()) {
      const image = find(`reel-${index}`);
      if (!(image instanceof HTMLImageElement)) continue;
      image.src = `/art/symbol/${symbol}.svg`;
      image.alt = symbol;
    }
  };

  const play = async () => {
    if (busy) return;
    busy = true;
    button?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(`${location.pathname}/round`, { method: 'POST', body: stake });
      const round = await response.json();
      if (round.refused) {
        show('status', config.say[round.refused] ?? '');
        return;
      }
      turn(round.reels);
      show('balance', money(round.balance));
      const values = { payout: money(round.payout), net: signed(round.net) };
      show('status', fill(round.payout === '0.00' ? 'lost' : 'won', values));
      parent.postMessage({ source: 'parlour-play', type: 'round', net: round.net }, '*');
    } catch {
      show('status', config.say.failed ?? '');
    } finally {
      busy = false;
      button?.removeAttribute('aria-busy');
    }
  };

  for (const input of document.querySelectorAll('input[name="stake"]')) {
    input.addEventListener('change', () => {
      if (input instanceof HTMLInputElement) stake = input.value;
      offer();
    });
  }
  button?.addEventListener('click', () => void play());
  show('balance', money(config.balance));
  offer();
  turn(config.reels);
}
