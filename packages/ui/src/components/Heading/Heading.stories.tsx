import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { headingStates } from './Heading.states.ts';
import { Heading } from './Heading.tsx';

const meta: Meta<typeof Heading> = { title: 'Components/Heading', component: Heading };
export default meta;

storiesFor(Heading, headingStates);

// Stories that the build adds: Page, Display, Section, Card, LongText, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
