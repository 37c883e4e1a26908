import { vars } from '@parlour/ui/theme';
import { featureStyle, from, when } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

/** Takes the focus when its content is replaced. Has no focus ring of its own: the element inside draws it. */
export const main = featureStyle({ minInlineSize: 0, outline: 'none' });

/** The form or the order, with its summary beside it. */
export const columns = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  margin: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
  },
});

export const fields = featureStyle({ display: 'grid', gap: space.s5, minInlineSize: 0 });

export const side = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
});

/** The gap belongs to the alert, so that no gap is left while there is no alert. */
export const fate = featureStyle({ marginBlockStart: space.s4 });

/** Code and account beside each other where there is room. */
export const account = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.s4,
});

export const code = featureStyle({ flex: 'none', borderRadius: radius.sm });

export const facts = featureStyle({
  display: 'grid',
  flex: '1 1 200px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  gap: space.s2,
  margin: 0,
  minInlineSize: 0,
});

export const fact = featureStyle({ minInlineSize: 0 });

/** A value that can be copied, large enough to be typed off from another screen. */
export const value = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  margin: 0,
  minBlockSize: vars.control.md,
  font: type.titleS,
  overflowWrap: 'anywhere',
});

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = featureStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: 60,
  paddingBlock: space.s3,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: color.text.primary,
  font: type.body,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [when.hover]: { selectors: { '&:hover': { background: color.surface.hover } } } },
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Does not break at its hyphens. */
export const whole = featureStyle({ whiteSpace: 'nowrap' });

export const aside = featureStyle({ display: 'grid', justifyItems: 'end', gap: 2, flex: 'none' });
