/** How long a column rolls: the value of `motion.slow`, because WAAPI cannot read a token. */
const rollMs = 360;
const rows = 20;

/** Moves the digit columns without React: one write per changed column, transform only. */
export interface Odometer {
  /** Shows a grouped amount (`1,482,930`). Returns false when it needs another number of columns. */
  show(figure: string, roll: boolean): boolean;
}

/** Returns the transform that shows a digit of the strip 0–9, 0–9, in percent of the strip's own height. */
export const standing = (digit: number): string => `translateY(${(-100 * digit) / rows}%)`;

/** The text of the strip: 0–9 twice, so that 9 rolls forward to 0 and not back through 8. */
export const stripText = Array.from({ length: rows }, (_, row) => row % 10).join('\n');

/** Takes control of the columns (`[data-part=strip]`) inside `root`, which show `figure` now. */
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
    // The value of the `easeMove` token.
    easing: 'cubic-bezier(.3, .1, .2, 1)',
  });
}

const digitsOf = (figure: string): number[] => [...figure.replaceAll(',', '')].map(Number);
