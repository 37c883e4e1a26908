import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { NearestMatch } from './NearestMatch.ts';
import { SideBySide } from './SideBySide.ts';

/** Tag of a story that is a whole page: it needs the space of the panel, and the panel would be empty. */
const withoutPanel = 'no-panel';

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
  layoutCustomisations: {
    showPanel: ({ storyId, index }, isShown) =>
      isShown && !index?.[storyId]?.tags?.includes(withoutPanel),
  },
});

addons.register('parlour/side-by-side', () => {
  addons.add('parlour/side-by-side', {
    id: 'parlour/side-by-side',
    type: types.PREVIEW,
    render: SideBySide,
  });
});

addons.register('parlour/nearest-match', () => {
  addons.add('parlour/nearest-match', {
    id: 'parlour/nearest-match',
    type: types.PREVIEW,
    render: NearestMatch,
  });
});
