import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space, color, radius } = vars;

export const list = featureStyle({
  display: 'grid',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: 32,
});

/** A key as it stands on a keyboard. */
export const cap = featureStyle({
  flex: 'none',
  minInlineSize: 28,
  paddingInline: space.s2,
  borderRadius: radius.sm,
  border: `1px solid ${color.border.hairline}`,
  background: color.surface.sunken,
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'center',
});
