import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { accountButtonStates } from './AccountButton.states.ts';
import { AccountButton } from './AccountButton.tsx';

const meta: Meta<typeof AccountButton> = {
  title: 'Components/AccountButton',
  component: AccountButton,
};
export default meta;

const story = storiesFor(AccountButton, accountButtonStates);

export const Presses = story('member', {
  name: '[LAY-03] [A11-01] Its name says what it opens and whose account it is; Enter and Space press it',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: new RegExp(`${args.label}.*${args.name}`) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

// Stories that the build adds: Member, Open, LongName, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
