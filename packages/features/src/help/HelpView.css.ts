import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

/** Nothing opens there by a press: all answers are open, and what would open them is left out. */
const withoutScripts = '(scripting: none)';

export const page = featureStyle({
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const ask = featureStyle({
  display: 'grid',
  gap: space.s4,
  '@media': {
    [from.desktop]: { inlineSize: 640, marginInline: 'auto' },
  },
});

/** The box keeps its words at its start. */
export const question = featureStyle({
  '@media': { [from.desktop]: { textAlign: 'center' } },
});

export const topics = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const answers = featureStyle({
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
  '@media': { [withoutScripts]: { display: 'none' } },
});

/** Every topic with its answers, where nothing can be pressed. */
export const open = featureStyle({ display: 'grid', gap: space.s5 });

export const topic = featureStyle({ display: 'grid', gap: space.s3 });

export const answer = featureStyle({
  maxInlineSize: 640,
  font: type.small,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
