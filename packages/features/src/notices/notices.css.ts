import { vars } from '@parlour/ui/theme';
import { featureStyle, when } from '@parlour/ui/theme/style';

const { space, color } = vars;

export const notice = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const head = featureStyle({ display: 'grid', gap: space.s1 });

export const pager = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s3,
});

export const end = featureStyle({ justifySelf: 'end' });

/** At the first and the last notice: it keeps focus and does nothing. */
export const turn = featureStyle({
  selectors: {
    '&[aria-disabled="true"]': {
      color: color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
