import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { lazyImageStates } from './LazyImage.states.ts';
import { LazyImage } from './LazyImage.tsx';

const meta: Meta<typeof LazyImage> = { title: 'Components/LazyImage', component: LazyImage };
export default meta;

const story = storiesFor(LazyImage, lazyImageStates, {
  wrap: (image) => <div style={{ inlineSize: 240, blockSize: 320 }}>{image}</div>,
});
export const Fallback = story('fallback', {
  name: '[GAM-05] Three attempts, then the fallback picture',
  play: async ({ canvasElement, args }) => {
    const shown = () => canvasElement.querySelector('img')?.getAttribute('src');
    await waitFor(() => expect(shown()).toBe(args.fallbackSrc));
  },
});
export const NothingLeft = story('nothingLeft', {
  name: '[GAM-05] Without a fallback the alternative text replaces the picture',
  play: async ({ canvas, args }) => {
    await canvas.findByText(String(args.alt));
  },
});

// Stories that the build adds: Decoration, Described, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
