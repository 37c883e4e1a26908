import * as css from './Picture.css.ts';

/** A closed envelope. Decoration only: the text beside it says the same. */
export function Picture() {
  return (
    <svg viewBox="0 0 240 150" width="100%" height="120" aria-hidden="true">
      <rect x="40" y="14" width="160" height="122" rx="12" className={css.paper} />
      <path d="M40 30c30 34 56 46 80 46s50-12 80-46" className={css.stitch} />
      <circle cx="120" cy="78" r="22" className={css.seal} />
      <path d="M120 66c6 5 8 11 0 22-8-11-6-17 0-22Z" className={css.flame} />
    </svg>
  );
}
