import type { GameView } from '../client/answers.ts';
import type { Words } from '../client/words.ts';
import type { SlotShown } from './machine.ts';

/** Data for the view of a slot. */
export interface SlotViewConfig {
  readonly rows: number;
  readonly strip: readonly number[];
  readonly lines: readonly (readonly number[])[];
  readonly symbols: readonly { readonly name: string; readonly picture: string }[];
}

/**
 * Draws the reels. They roll along their real strip and stop where the server said, one after the other, at the same
 * pace for a win and for a loss. The browser gets its source text, so it must not use anything from outside.
 */
export function slotView(
  { rows, strip, lines, symbols }: SlotViewConfig,
  { fill }: Words,
): GameView<SlotShown> {
  const reels = [...document.querySelectorAll('.reel > div')];
  const marks = document.getElementById('marks');
  const rolled = 6;

  const tiles = (from: number, count: number) =>
    Array.from({ length: count }, (_, row) => {
      const symbol = symbols[strip[(from + row) % strip.length] ?? 0];
      const image = document.createElement('img');
      image.src = symbol?.picture ?? '';
      image.alt = symbol?.name ?? '';
      return image;
    });

  const stopAt = async (reel: Element, index: number, stop: number, calm: boolean) => {
    const last = tiles(stop, rows);
    if (!calm && typeof reel.animate === 'function') {
      const before = [...reel.children];
      reel.replaceChildren(...last, ...tiles(stop + rows, rolled), ...before);
      const hidden = ((rolled + rows) / reel.children.length) * 100;
      const frames = [{ transform: `translateY(-${hidden}%)` }, { transform: 'none' }];
      const easing = 'cubic-bezier(.2,.8,.2,1)';
      await reel.animate(frames, { duration: 500 + index * 110, easing }).finished;
    }
    reel.replaceChildren(...last);
  };

  /** One stitched line through the middles of its tiles. */
  const drawLine = (line: readonly number[]) => {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    const points = line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
    shape.setAttribute('points', points.join(' '));
    return shape;
  };

  return {
    async show({ stops, wins }, calm) {
      marks?.replaceChildren();
      for (const tile of document.querySelectorAll('.won')) tile.classList.remove('won');
      await Promise.all(reels.map((reel, index) => stopAt(reel, index, stops[index] ?? 0, calm)));
      for (const { line, count } of wins) {
        const path = lines[line] ?? [];
        for (const [index, row] of path.slice(0, count).entries()) {
          reels[index]?.children[row]?.classList.add('won');
        }
        marks?.append(drawLine(path));
      }
    },
    tell({ wins }) {
      const [first] = wins;
      if (!first) return fill('slot.none');
      if (wins.length > 1) return fill('slot.many', { count: wins.length });
      const name = symbols[first.symbol]?.name ?? '';
      return fill('slot.one', { line: first.line + 1, symbol: name, count: first.count });
    },
  };
}
