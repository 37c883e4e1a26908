import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { toolsContainer } from '../HeaderLink/HeaderLink.css.ts';
import { wrap } from '../wrap.ts';

export const root = uiStyle({
  position: 'relative',
  zIndex: vars.z.header,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

/**
 * One row on phones, two from 1024 px. The line between the two rows is a flex item that forces the wrap; it reaches
 * both edges of the window.
 */
export const row = uiStyle({
  ...wrap,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: 60,
  paddingInlineEnd: vars.space.s2,
  '@media': {
    [from.tablet]: { paddingInlineEnd: vars.layout.gutter },
    [from.desktop]: {
      flexWrap: 'wrap',
      gap: 0,
      minBlockSize: 0,
      selectors: {
        '&::before': {
          content: '',
          order: 2,
          flex: '0 0 100%',
          blockSize: 1,
          background: vars.color.border.hairline,
          boxShadow: `0 0 0 100vmax ${vars.color.border.hairline}`,
          clipPath: 'inset(0 -100vmax)',
        },
      },
    },
  },
});

const hiddenOnPhones = (rule: Record<string, string | number>) =>
  uiStyle({ display: 'none', '@media': { [from.desktop]: { display: 'flex', ...rule } } });

export const phoneLogo = uiStyle({
  display: 'flex',
  flex: 'none',
  marginInlineEnd: 'auto',
  '@media': { [from.desktop]: { display: 'none' } },
});

export const logo = uiStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flex: 'none',
      order: 3,
      marginInlineEnd: 14,
      minBlockSize: 60,
      alignItems: 'center',
    },
    [from.wide]: { marginInlineEnd: vars.space.s6 },
  },
});

export const tools = hiddenOnPhones({
  order: 1,
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 56,
  alignItems: 'center',
  gap: 4,
  containerType: 'inline-size',
  containerName: toolsContainer,
});

export const account = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  flex: 'none',
  '@media': {
    [from.desktop]: { order: 1, minBlockSize: 56, gap: vars.space.s2, paddingBlock: 6 },
  },
});

export const nav = hiddenOnPhones({
  order: 3,
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 60,
  marginInlineEnd: 14,
});
export const navInner = uiStyle({ flex: 1, minInlineSize: 0, display: 'grid' });

export const search = hiddenOnPhones({ order: 3, flex: 'none', alignItems: 'center' });
