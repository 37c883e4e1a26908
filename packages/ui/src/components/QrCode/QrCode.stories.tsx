import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { qrCodeStates } from './QrCode.states.ts';
import { QrCode } from './QrCode.tsx';

const meta: Meta<typeof QrCode> = { title: 'Components/QrCode', component: QrCode };
export default meta;

const story = storiesFor(QrCode, qrCodeStates);
export const Rest = story('rest', {
  name: '[REF-01] It has a name for screen readers and a quiet zone of four modules',
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: args.label });
    const dark = code.querySelector('path:last-child')?.getAttribute('d') ?? '';
    const starts = [...dark.matchAll(/M(\d+) (\d+)h/g)];
    await expect(Math.min(...starts.map(([, x]) => Number(x)))).toBe(4);
    await expect(Math.min(...starts.map(([, , y]) => Number(y)))).toBe(4);
  },
});
export const Raat = story('rest', { globals: { brand: 'raat' } });

// Stories that the build adds: Small, Dense, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
