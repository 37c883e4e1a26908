import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { offlineStateStates } from './OfflineState.states.ts';
import { OfflineState } from './OfflineState.tsx';

const meta: Meta<typeof OfflineState> = {
  title: 'Components/OfflineState',
  component: OfflineState,
};
export default meta;

const story = storiesFor(OfflineState, offlineStateStates);

export const SpeaksPolitely = story('rest', {
  name: '[ERR-01] Announced politely; the retry button works by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.title));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: Rest, Busy, WithSaved, NoRetry, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
