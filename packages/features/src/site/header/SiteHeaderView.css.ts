import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** Less air on phones: name, login and registration share 340 px in either language. */
export const register = featureStyle({
  '@media': { '(max-width: 1023.98px)': { paddingInline: vars.space.s3 } },
});

/** Where name, login and registration leave room in either language; narrower phones search from their account sheet. */
export const sign = featureStyle({
  display: 'none',
  '@media': {
    '(min-width: 412px) and (max-width: 1023.98px)': {
      display: 'grid',
      minInlineSize: 44,
      minBlockSize: 44,
    },
  },
});
