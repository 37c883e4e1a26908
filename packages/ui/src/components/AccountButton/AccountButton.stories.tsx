import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { accountButtonStates } from './AccountButton.states.ts';
import { AccountButton } from './AccountButton.tsx';

const meta: Meta<typeof AccountButton> = {
  title: 'Components/AccountButton',
  component: AccountButton,
};
export default meta;

const story = storiesFor(AccountButton, accountButtonStates);
export const Member = story('member');
export const Open = story('open');
export const LongName = story('longName');
export const AllStates = allStates(AccountButton, accountButtonStates);

type _Covered = CoversEveryState<
  typeof accountButtonStates,
  typeof import('./AccountButton.stories.tsx')
>;
