import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { SiteFooterWidget } from './SiteFooterWidget.tsx';

const meta: Meta = { title: 'Widgets/SiteFooter/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<SiteFooterWidget />);

export const Guest = story(undefined, {
  name: '[LAY-07] All vendors of the backend; a demo shows no licence',
  play: async ({ canvas, canvasElement, say }) => {
    // A strip that moves has a copy of its marks.
    await canvas.findAllByText('Bokulio');
    await canvas.findByRole('link', { name: say('auth.registration') });
    await expect(canvasElement.querySelector('[data-component="licence-badge"]')).toBeNull();
  },
});
