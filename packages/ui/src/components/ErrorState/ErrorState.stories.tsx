import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { errorStateStates } from './ErrorState.states.ts';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Components/ErrorState', component: ErrorState };
export default meta;

const story = storiesFor(ErrorState, errorStateStates);

export const RetriedByKeyboard = story('retry', {
  name: '[ERR-01] Is announced at once; the retry button works by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.title));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RetriedOnce = story('busy', {
  name: '[ERR-01] A running retry is not started again',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.retryLabel ?? '' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Retry, Busy, Connection, WithCode, NoRetry, WithAction, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
