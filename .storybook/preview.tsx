import '@parlour/ui/styles';
import type { Preview } from '@storybook/react-vite';
import { withFeatures } from './decorators/features.tsx';
import { withMode } from './decorators/mode.tsx';
import { failOnRequests, holdStill, mountWithEffects } from './guards.ts';
import { stayInStory } from './links.ts';
import {
  brands,
  defaultMode,
  defaultWidth,
  directions,
  languages,
  schemes,
  testedModes,
  widths,
  windowHeight,
} from './modes.ts';

type Icon = 'paintbrush' | 'contrast' | 'globe' | 'transfer';

/** One toolbar menu per axis of `modes.ts`. */
const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, px]) => [
    name,
    { name: `${px} px`, styles: { width: `${px}px`, height: `${windowHeight}px` } },
  ]),
);

const preview: Preview = {
  decorators: [withFeatures, withMode],
  beforeAll: stayInStory,
  beforeEach: holdStill,
  mount: mountWithEffects,
  afterEach: failOnRequests,
  tags: ['autodocs'],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brands),
    scheme: toolbar('Scheme', 'contrast', schemes),
    language: toolbar('Language', 'globe', languages),
    direction: toolbar('Direction', 'transfer', directions),
  },
  initialGlobals: { ...defaultMode },
  parameters: {
    layout: 'padded',
    // Every rule of axe, also the one the addon leaves out for lone components.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Components', 'Widgets', 'Pages'] },
    },
    viewport: { options: viewports },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(testedModes).map(([name, mode]) => [
          name,
          { ...mode, viewport: { width: widths[defaultWidth], height: windowHeight } },
        ]),
      ),
      prefersReducedMotion: 'reduce',
    },
  },
};

export default preview;
