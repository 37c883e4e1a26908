import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { endless } from '../motion/endless.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

/** How many columns the vendors fill. The strip sets it. */
export const columnsName = '--pl-strip-columns';
/** How many vendors stand in a column. The strip sets it. */
export const rowsName = '--pl-strip-rows';
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

/** The buttons stand below the vendors on phones and tablets, and beside them where there is room. */
export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  minInlineSize: 0,
  vars: { [viewName]: '2' },
  '@media': {
    [from.tablet]: { vars: { [viewName]: '4' } },
    [from.desktop]: { flexDirection: 'row', alignItems: 'center', vars: { [viewName]: '8' } },
    [from.wide]: { vars: { [viewName]: '10' } },
  },
});

/** Applies `rule` to a part of the strip where all columns are in view. */
const whereFits = <Rule extends object>(rule: Rule) => {
  const fits = (until: string) => ({ selectors: { [`${root}[data-moves="${until}"] &&`]: rule } });
  return {
    selectors: { [`${root}:not([data-moves]) &&`]: rule },
    '@media': {
      [from.tablet]: fits('below-tablet'),
      [from.desktop]: fits('below-desktop'),
      [from.wide]: fits('below-wide'),
    },
  };
};

/** Applies `rule` where the strip never moves: when all columns are in view, or under reduced motion. */
const wherePlain = <Rule extends object>(rule: Rule) => {
  const { selectors, '@media': media } = whereFits(rule);
  return {
    selectors,
    '@media': { ...media, [when.reducedMotion]: { selectors: { [`${root} &&`]: rule } } },
  };
};

/** The visible part. It can be scrolled by hand at any time; then the strip stops. */
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
    // The animation moves the columns that a scroll would snap to.
    [`${root}[data-state="playing"] &`]: { scrollSnapType: 'none' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [when.reducedMotion]: { selectors: { [`${root} &&&`]: { scrollSnapType: 'x mandatory' } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

const none = { animation: 'none' } as const;
const paused = { animationPlayState: 'paused' } as const;
const plainTrack = wherePlain(none);

export const track = uiStyle({
  position: 'relative',
  ...endless(forward, `calc(${speed} * var(${columnsName}))`),
  selectors: {
    '[dir="rtl"] &': { animationName: forwardRtl },
    [`${view}:is(:hover, :focus) &`]: paused,
    // Also before the page is hydrated: nobody has seen the strip then.
    [`${view}:not([data-unseen="false"]) &`]: paused,
    [`${root}[data-state="paused"] &`]: none,
    ...plainTrack.selectors,
  },
  '@media': plainTrack['@media'],
});

/** Columns of up to four. The visible part shows as many as fit. */
export const list = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(var(${rowsName}), 36px)`,
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

const plainControls = whereFits(gone);

/** Previous, pause, next. */
export const controls = uiStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s2,
  selectors: plainControls.selectors,
  '@media': plainControls['@media'],
});

/** Without motion there is nothing to pause. */
export const pause = uiStyle(wherePlain(gone));

export const arrow = uiStyle({
  selectors: {
    '&&[aria-disabled="true"]': {
      color: vars.color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
