import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** Less padding on phones: name, login and registration share 340 px in both languages. */
export const register = featureStyle({
  '@media': { '(max-width: 1023.98px)': { paddingInline: vars.space.s3 } },
});

/**
 * Shown where name, login and registration leave room in both languages. Narrower phones have the search in their
 * account sheet.
 */
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
