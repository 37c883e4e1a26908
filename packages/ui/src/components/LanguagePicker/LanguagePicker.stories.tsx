import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { languagePickerStates } from './LanguagePicker.states.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta: Meta<typeof LanguagePicker> = {
  title: 'Components/LanguagePicker',
  component: LanguagePicker,
};
export default meta;

const story = storiesFor(LanguagePicker, languagePickerStates);
export const Bengali = story('bengali');
export const English = story('english');
export const Open = story('open');
export const AllStates = allStates(LanguagePicker, languagePickerStates);

type _Covered = CoversEveryState<
  typeof languagePickerStates,
  typeof import('./LanguagePicker.stories.tsx')
>;
