import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { headingStates } from './Heading.states.ts';
import { Heading } from './Heading.tsx';

const meta: Meta<typeof Heading> = { title: 'Components/Heading', component: Heading };
export default meta;

const story = storiesFor(Heading, headingStates);
export const Page = story('page');
export const Display = story('display');
export const Section = story('section');
export const Card = story('card');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof headingStates, typeof import('./Heading.stories.tsx')>;
