import * as css from './LotteryView.css.ts';

/** Drawn numbers as balls; the last one is highlighted. */
export function Balls({
  numbers,
  label,
}: {
  readonly numbers: readonly string[];
  readonly label: string;
}) {
  return (
    <ul className={css.balls} aria-label={label}>
      {numbers.map((number, place) => (
        <li
          // Digits can repeat: only the position is unique, and a draw never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          className={place === numbers.length - 1 ? css.lastBall : css.ball}
        >
          {number}
        </li>
      ))}
    </ul>
  );
}
