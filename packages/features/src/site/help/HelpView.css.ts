import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

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

/** The text stays at the start of the box. */
export const question = featureStyle({
  '@media': { [from.desktop]: { textAlign: 'center' } },
});

/** Two topics in a row, three on desktops. */
export const topics = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const answers = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

/** Elements that need a press; hidden without scripts, where everything is expanded. */
export const pressed = featureStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
