import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { logoStates } from './Logo.states.ts';
import { Logo } from './Logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Components/Logo', component: Logo };
export default meta;

const story = storiesFor(Logo, logoStates);
export const Padma = story('padma');
export const Shapla = story('shapla');
export const Raat = story('raat');
export const OwnMark = story('ownMark');
export const AllStates = allStates(Logo, logoStates);

type _Covered = CoversEveryState<typeof logoStates, typeof import('./Logo.stories.tsx')>;
