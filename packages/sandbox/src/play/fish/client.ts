import type { Desk, GameView } from '../client/answers.ts';
import type { rove } from '../client/rove.ts';
import type { Words } from '../client/words.ts';
import type { FishShown } from './pond.ts';

/** Data for the view of the pond. */
export interface FishViewConfig {
  /** Names of the fish by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Casts the net at the fish that is tapped, or chosen with the arrows. The cast takes the same time whether the fish is
 * caught or not. The browser gets its source text, so it must not use anything from outside.
 */
export function fishView(
  { names }: FishViewConfig,
  { fill, money }: Words,
  desk: Desk,
  rover: typeof rove,
): GameView<FishShown> {
  const pond = document.getElementById('pond');
  const still = document.getElementById('still');
  const buttons = [...(pond?.querySelectorAll('button') ?? [])];
  const idOf = (button: HTMLButtonElement | undefined) => button?.dataset.fish ?? '';
  let chosen = idOf(buttons[0]);
  let isLocked = false;

  const choose = (id: string) => {
    if (isLocked) return;
    chosen = id;
    for (const button of buttons) button.setAttribute('aria-pressed', String(idOf(button) === id));
    desk.changed();
  };
  const clear = () => {
    for (const button of buttons) button.removeAttribute('data-end');
  };
  for (const button of buttons) {
    button.addEventListener('focus', () => choose(idOf(button)));
    button.addEventListener('click', () => {
      choose(idOf(button));
      desk.play();
    });
  }
  still?.addEventListener('click', () => {
    const isStill = still.getAttribute('aria-pressed') !== 'true';
    still.setAttribute('aria-pressed', String(isStill));
    pond?.classList.toggle('still', isStill);
  });
  rover(pond);

  return {
    async show({ fish, isCaught }, calm) {
      clear();
      const button = buttons.find((one) => idOf(one) === fish);
      const drawing = button?.querySelector('svg');
      if (!button) return;
      if (!calm && drawing && typeof drawing.animate === 'function') {
        const net = document.createElement('i');
        button.append(net);
        const frames = [
          { opacity: 0, transform: 'scale(1.6)' },
          { opacity: 1, transform: 'scale(1)' },
        ];
        await net.animate(frames, { duration: 650, easing: 'ease-out' }).finished;
        net.remove();
      }
      button.dataset.end = isCaught ? 'caught' : 'missed';
    },
    tell: ({ fish, isCaught }) =>
      fill(isCaught ? 'fish.caught' : 'fish.missed', { fish: names[fish] ?? fish }),
    choose: () => ({ choice: chosen }),
    offer: (stake) => fill('fish.cast', { fish: names[chosen] ?? chosen, amount: money(stake) }),
    lock: (now) => {
      isLocked = now;
    },
  };
}
