import { featureStyle } from '@parlour/ui/theme/style';

const hover = { background: 'transparent', color: 'inherit' };

/** A control on an inverse surface takes the text colour of that surface. */
export const onInverse = featureStyle({
  background: 'transparent',
  color: 'inherit',
  borderColor: 'currentColor',
  selectors: {
    '&:focus-visible': { outlineColor: 'currentColor' },
    '&:not(:disabled):hover': hover,
  },
});

/** The same without a border. */
export const iconOnInverse = featureStyle({ borderColor: 'transparent' }, onInverse);
