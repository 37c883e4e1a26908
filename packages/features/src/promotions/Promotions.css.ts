import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, radius, type } = vars;
const deep = color.surface.inverse;

export const page = featureStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

export const chips = featureStyle({
  display: 'flex',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  overflowX: 'auto',
  paddingBlock: space.s1,
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': { [from.desktop]: { flexWrap: 'wrap' } },
});

export const list = featureStyle({
  display: 'grid',
  gap: space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0 });

const box = {
  position: 'relative',
  minInlineSize: 0,
  background: color.surface.raised,
  borderRadius: radius.lg,
  boxShadow: `${vars.shadow.s1}, 0 0 0 1px ${color.border.hairline}`,
} as const;

export const card = featureStyle({
  ...box,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
});

export const art = featureStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: 148,
  background: deep,
  color: color.text.onInverse,
  // Art keeps its colours where a person forces theirs; its text stands on its own shade.
  forcedColorAdjust: 'none',
  '@media': { [from.desktop]: { minBlockSize: 176 } },
});

export const picture = featureStyle({
  selectors: {
    '&&': { position: 'absolute', inset: 0, zIndex: -2, background: 'none' },
    // The scene's subject stands at its end; reading from the right turns it round.
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
});

/** Under the text the scene stays dark enough for 4.5 : 1 over any picture (as in `Banner`). */
export const shade = featureStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.78,
  background: `linear-gradient(90deg, ${deep} 52%, transparent 92%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const offer = featureStyle({
  display: 'grid',
  alignContent: 'start',
  boxSizing: 'border-box',
  inlineSize: '66%',
  maxInlineSize: 320,
  padding: `${space.s4} ${space.s5}`,
});

export const kind = featureStyle({ font: type.small, fontWeight: 600 });

export const title = featureStyle({
  margin: 0,
  font: type.titleM,
  textWrap: 'balance',
});

export const summary = featureStyle({ margin: 0, font: type.small });

export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  paddingBlockStart: space.s3,
  paddingInline: space.s4,
});

const bullets = {
  display: 'grid',
  gap: space.s1,
  margin: 0,
  listStyle: 'disc outside',
  font: type.small,
  color: color.text.secondary,
} as const;

export const terms = featureStyle({
  ...bullets,
  paddingBlock: space.s2,
  paddingInline: `calc(${space.s4} + ${space.s4}) ${space.s4}`,
});

export const actions = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: 'auto',
  paddingBlockEnd: space.s2,
  paddingInline: space.s2,
});

/** The whole card answers; the name and the focus ring stay with the button. */
export const open = featureStyle({
  selectors: {
    '&&': { position: 'static' },
    '&&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const closed = featureStyle({
  ...box,
  display: 'flex',
  alignSelf: 'start',
  alignItems: 'flex-start',
  gap: space.s3,
  padding: space.s4,
});

export const thumb = featureStyle({
  selectors: {
    '&&': {
      position: 'relative',
      flex: 'none',
      inlineSize: 56,
      blockSize: 56,
      overflow: 'hidden',
      borderRadius: radius.md,
      filter: 'saturate(.2)',
    },
  },
});

export const closedText = featureStyle({ flex: 1, minInlineSize: 0 });

export const closedFoot = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
});

export const detail = featureStyle({ display: 'grid', gap: space.s4 });

export const detailFacts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
});

export const well = featureStyle({
  display: 'grid',
  gap: space.s1,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.surface.sunken,
});

export const section = featureStyle({ display: 'grid', gap: space.s2 });

export const fullTerms = featureStyle({
  ...bullets,
  gap: space.s2,
  paddingBlock: 0,
  paddingInline: `${space.s5} 0`,
  font: type.body,
});
