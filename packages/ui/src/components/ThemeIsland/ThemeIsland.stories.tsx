import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { themeIslandStates } from './ThemeIsland.states.ts';
import { ThemeIsland } from './ThemeIsland.tsx';

const meta: Meta<typeof ThemeIsland> = { title: 'Components/ThemeIsland', component: ThemeIsland };
export default meta;

const story = storiesFor(ThemeIsland, themeIslandStates);

export const OwnColours = story('dark', {
  name: '[THM-01] Keeps its own brand and scheme on a page with another one',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const island = button.closest('[data-component="theme-island"]');
    await expect(island).toHaveAttribute('data-scheme', 'dark');
    if (!island) throw new Error('no island');
    const value = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--pl-color-accent-fill');
    await expect(value(island)).not.toBe('');
    await expect(value(island)).not.toBe(value(canvasElement));
    await expect(getComputedStyle(island).colorScheme).toBe('dark');
  },
});

// Stories that the build adds: Light, Dark, Sharp, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
