import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { messageBellStates } from './MessageBell.states.ts';
import { MessageBell } from './MessageBell.tsx';

const meta: Meta<typeof MessageBell> = { title: 'Components/MessageBell', component: MessageBell };
export default meta;

const story = storiesFor(MessageBell, messageBellStates);

export const Counts = story('some', {
  name: '[LAY-03] [A11-01] Its name has the number that is shown; Enter follows the link',
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('link', { name: new RegExp(args.label) });
    await expect(bell).toHaveAttribute('href', args.href);
    await expect(bell).toHaveTextContent(String(args.count));
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: None, Some, Many, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
