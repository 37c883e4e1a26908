import '@parlour/ui/styles';
import type { FaultName } from '@parlour/features/testing';
import {
  brands,
  chromaticModes,
  comparisons,
  defaultMode,
  directions,
  faults,
  languages,
  motions,
  namesOfModes,
  schemes,
  spacings,
  widths,
  windowHeight,
} from '@parlour/stories/modes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage.tsx';
import { newRuntime, withFeatures } from './decorators/features.tsx';
import { withMode } from './decorators/mode.tsx';
import { failOnForeignLinks } from './foreign-links.ts';
import { failOnRequests, holdStill, mountWithEffects } from './guards.ts';
import { stayInStory } from './links.ts';

// A part of the page that loads later may take more than one second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

type Icon =
  | 'paintbrush'
  | 'contrast'
  | 'globe'
  | 'transfer'
  | 'paragraph'
  | 'play'
  | 'lightning'
  | 'sidebyside';

/** One toolbar menu per axis of `modes.ts`. */
const toolbar = (
  title: string,
  icon: Icon,
  items: readonly string[],
  names: Readonly<Record<string, string>>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map((value) => ({ value, title: names[value] ?? value })),
    dynamicTitle: true,
  },
});

const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, px]) => [
    name,
    { name: `${px} px`, styles: { width: `${px}px`, height: `${windowHeight}px` } },
  ]),
);

const preview: Preview = {
  loaders: [newRuntime],
  decorators: [withFeatures, withMode],
  beforeAll: stayInStory,
  beforeEach: holdStill,
  mount: mountWithEffects,
  afterEach: [failOnForeignLinks, failOnRequests],
  tags: ['autodocs'],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brands, namesOfModes.brand),
    compare: toolbar('Side by side', 'sidebyside', comparisons, namesOfModes.compare),
    scheme: toolbar('Scheme', 'contrast', schemes, namesOfModes.scheme),
    language: toolbar('Language', 'globe', languages, namesOfModes.language),
    direction: toolbar('Direction', 'transfer', directions, namesOfModes.direction),
    spacing: toolbar('Text spacing', 'paragraph', spacings, namesOfModes.spacing),
    motion: toolbar('Motion', 'play', motions, namesOfModes.motion),
    // The faults are those of the backend: one that only one side has is a type error.
    fault: toolbar(
      'Fault',
      'lightning',
      faults satisfies readonly FaultName[],
      namesOfModes.fault satisfies Readonly<Record<FaultName, string>>,
    ),
  },
  initialGlobals: { ...defaultMode },
  parameters: {
    layout: 'padded',
    // Every rule of axe, also the one that the addon disables for single components and the one of WCAG 2.2 AA that axe
    // disables. A page of all states repeats this list (overview.tsx).
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Design tokens', 'Principles'],
          'Brand',
          'Components',
          [
            'Actions',
            'Fields',
            'Overlays',
            'Navigation',
            'Data',
            'Money',
            'Games',
            'Feedback',
            'Layout',
          ],
          'Widgets',
          ['Account', 'Site', 'Games', 'Money', 'Member', 'Agent'],
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: {
      modes: chromaticModes,
      prefersReducedMotion: 'reduce',
    },
  },
};

export default preview;
