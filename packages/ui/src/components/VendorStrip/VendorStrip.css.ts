import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { endless } from '../motion/endless.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

/** How many columns the vendors fill. The strip sets it. */
export const columnsName = '--pl-strip-columns';
/** How many columns are in view. */
const viewName = '--pl-strip-view';

/** Space between two columns (LAY-07). */
const spacing = '20px';
/** Time in which the strip moves by one column (LAY-07), for any number of columns. */
const speed = '3000ms';

/** Width of a column with its gap, relative to the visible part. */
const step = `(100% + ${spacing}) / var(${viewName})`;
/** After one round the copy is at the place where the vendors started. */
const round = `${step} * var(${columnsName})`;
const forward = keyframes({ to: { transform: `translateX(calc(-1 * ${round}))` } });
const forwardRtl = keyframes({ to: { transform: `translateX(calc(${round}))` } });

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  vars: { [viewName]: '2' },
  '@media': {
    [from.tablet]: { vars: { [viewName]: '4' } },
    [from.desktop]: { vars: { [viewName]: '8' } },
    [from.wide]: { vars: { [viewName]: '10' } },
  },
});

/** Applies `rule` where the strip never moves: under reduced motion, or when all columns fit. */
const wherePlain = <Rule extends object>(rule: Rule, own = '&') => {
  const fits = (until: string) => ({
    selectors: { [`${root}[data-moves="${until}"] ${own}`]: rule },
  });
  return {
    selectors: { [`${root}:not([data-moves]) ${own}`]: rule },
    '@media': {
      [from.tablet]: fits('below-tablet'),
      [from.desktop]: fits('below-desktop'),
      [from.wide]: fits('below-wide'),
      [when.reducedMotion]: { selectors: { [`${root} ${own}`]: rule } },
    },
  };
};

/** The visible part. While the strip does not move it can be scrolled by hand. */
export const view = uiStyle({
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.xs,
  color: vars.color.text.muted,
  selectors: {
    [`${root}[data-state="playing"] &:not(:focus)`]: { overflowX: 'hidden' },
    '&:focus-visible': focusRing,
  },
  '@media': { [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } } },
});

const none = { animation: 'none' } as const;
const paused = { animationPlayState: 'paused' } as const;
const plainTrack = wherePlain(none);

export const track = uiStyle({
  position: 'relative',
  ...endless(forward, `calc(${speed} * var(${columnsName}))`),
  selectors: {
    '[dir="rtl"] &': { animationName: forwardRtl },
    [`${root}:hover &`]: paused,
    [`${view}[data-unseen="true"] &`]: paused,
    // Returns to the start after scrolling by hand.
    [`${root}[data-state="paused"] &`]: none,
    [`${view}:focus &`]: none,
    ...plainTrack.selectors,
  },
  '@media': plainTrack['@media'],
});

/** Columns of four. The visible part shows as many as fit. */
export const list = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(4, 36px)',
  gridAutoColumns: `calc(${step} - ${spacing})`,
  columnGap: spacing,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const gone = { display: 'none' } as const;
const plainCopy = wherePlain(gone);

/** A copy that joins the end of the strip to its beginning. */
export const copy = uiStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc(${round})`,
    inlineSize: '100%',
    selectors: {
      [`${root}[data-state="paused"] &`]: gone,
      [`${view}:focus &`]: gone,
      ...plainCopy.selectors,
    },
    '@media': plainCopy['@media'],
  },
  list,
);

export const vendor = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  fontFamily: vars.font.number,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '24px',
  '@media': { [from.wide]: { fontSize: 12 } },
});

export const name = uiStyle({
  ...oneLine,
});

/** Without motion there is nothing to pause. */
export const pause = uiStyle(wherePlain(gone, '&&'));

/** Phones swipe. The arrows are shown where there is room. */
export const arrow = uiStyle({
  selectors: {
    '&&': { display: 'none' },
    '&&[aria-disabled="true"]': {
      color: vars.color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [from.desktop]: { selectors: { '&&': { display: 'inline-grid' } } },
    [when.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
