import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { headerLinkStates } from './HeaderLink.states.ts';
import { HeaderLink } from './HeaderLink.tsx';

const meta: Meta<typeof HeaderLink> = { title: 'Components/HeaderLink', component: HeaderLink };
export default meta;

const story = storiesFor(HeaderLink, headerLinkStates);
export const Help = story('help');
export const ResponsiblePlay = story('responsiblePlay');
export const AllStates = allStates(HeaderLink, headerLinkStates);

type _Covered = CoversEveryState<
  typeof headerLinkStates,
  typeof import('./HeaderLink.stories.tsx')
>;
