import * as css from './AppDownload.css.ts';

/** A drawing of the site on a phone, in the colours of the brand. */
export function PhoneArt() {
  const covers = [0, 1, 2, 3, 4, 5].map((place) => ({
    x: 24 + (place % 3) * 52,
    y: 150 + Math.floor(place / 3) * 74,
  }));
  return (
    <svg className={css.phone} viewBox="0 0 200 372" aria-hidden="true">
      <rect className={css.fill.frame} width="200" height="372" rx="30" />
      <rect className={css.fill.page} x="8" y="8" width="184" height="356" rx="23" />
      <rect className={css.fill.accent} x="24" y="28" width="18" height="18" rx="6" />
      <rect className={css.fill.soft} x="50" y="32" width="44" height="10" rx="5" />
      <rect className={css.fill.soft} x="122" y="24" width="54" height="26" rx="8" />
      <rect className={css.fill.accent} x="24" y="64" width="152" height="70" rx="12" />
      <circle className={css.fill.warm} cx="140" cy="99" r="20" />
      <path className={css.fill.page} d="M112 108q28 18 56 0q-6 16-28 16t-28-16z" />
      <rect className={css.fill.page} x="38" y="84" width="52" height="7" rx="3.5" />
      <rect className={css.fill.page} x="38" y="98" width="36" height="7" rx="3.5" />
      {covers.map(({ x, y }, place) => (
        <g key={`${x} ${y}`}>
          <rect
            className={place % 2 === 0 ? css.fill.accentSoft : css.fill.warmSoft}
            x={x}
            y={y}
            width="48"
            height="64"
            rx="8"
          />
          <circle
            className={place % 2 === 0 ? css.fill.accent : css.fill.warm}
            cx={x + 24}
            cy={y + 30}
            r="11"
          />
        </g>
      ))}
      <rect className={css.fill.soft} x="16" y="316" width="168" height="36" rx="14" />
      {[40, 70, 130, 160].map((x) => (
        <circle key={x} className={css.fill.frame} cx={x} cy="334" r="5" opacity=".5" />
      ))}
      <rect className={css.fill.accent} x="90" y="327" width="20" height="14" rx="7" />
    </svg>
  );
}
