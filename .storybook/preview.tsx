import type { Preview } from '@storybook/react-vite';
import { withFeatures } from './decorators/features.tsx';
import { withMode } from './decorators/mode.tsx';
import {
  brands,
  defaultMode,
  directions,
  languages,
  schemes,
  widths,
  windowHeight,
} from './modes.ts';

import.meta.glob('../packages/ui/src/styles/index.ts', { eager: true });
import.meta.glob('../packages/ui/src/theme/brands/*.css.ts', { eager: true });

/** One toolbar menu per axis of `modes.ts`. */
const toolbar = (
  title: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'transfer',
  items: readonly string[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withFeatures, withMode],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brands),
    scheme: toolbar('Scheme', 'contrast', schemes),
    language: toolbar('Language', 'globe', languages),
    direction: toolbar('Direction', 'transfer', directions),
  },
  initialGlobals: { ...defaultMode },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, px]) => [
          name,
          { name: `${px} px`, styles: { width: `${px}px`, height: `${windowHeight}px` } },
        ]),
      ),
    },
  },
};

export default preview;
