import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Parlour',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Noto Sans", system-ui, sans-serif',
    appBorderRadius: 8,
    inputBorderRadius: 8,
  }),
  enableShortcuts: true,
  sidebar: { showRoots: true },
});
