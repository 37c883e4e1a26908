/** How long a column rolls: `motion.slow`. WAAPI cannot read a token. */
const rollMs = 360;
const rows = 20;

/** Digit columns driven past React: one write per changed column, transform only. */
export interface Odometer {
  /** Shows a grouped figure (`1,482,930`). False when it needs another number of columns. */
  show(figure: string, roll: boolean): boolean;
}

/** Position of a digit on its strip of 0–9, 0–9, in percent of the strip's own height. */
export const standing = (digit: number): string => `translateY(${(-100 * digit) / rows}%)`;

/** The strip's text: two rounds, so that 9 rolls on to 0 and not back through 8. */
export const stripText = Array.from({ length: rows }, (_, row) => row % 10).join('\n');

/** Takes over the columns (`[data-part=strip]`) inside `root`, which show `figure` now. */
export function odometer(root: Element, figure: string): Odometer {
  const strips = [...root.querySelectorAll<HTMLElement>('[data-part="strip"]')];
  const standsAt = digitsOf(figure);
  return {
    show(next, roll) {
      const digits = digitsOf(next);
      if (digits.length !== strips.length) return false;
      for (const [index, strip] of strips.entries()) {
        const from = standsAt[index] ?? 0;
        const to = digits[index] ?? 0;
        if (from === to) continue;
        strip.style.transform = standing(to);
        standsAt[index] = to;
        if (roll) rollOn(strip, from, to);
      }
      return true;
    },
  };
}

function rollOn(strip: HTMLElement, from: number, to: number): void {
  const ahead = to < from ? to + 10 : to;
  strip.animate?.([{ transform: standing(from) }, { transform: standing(ahead) }], {
    duration: rollMs,
    // easeMove of the tokens
    easing: 'cubic-bezier(.3, .1, .2, 1)',
  });
}

const digitsOf = (figure: string): number[] => [...figure.replaceAll(',', '')].map(Number);
