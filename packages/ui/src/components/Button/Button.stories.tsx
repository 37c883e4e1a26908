import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { buttonLinkStates, buttonStates } from './Button.states.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta: Meta<typeof Button> = { title: 'Components/Button', component: Button };
export default meta;

const story = storiesFor(Button, buttonStates);
export const Primary = story('primary');
export const Secondary = story('secondary');
export const Soft = story('soft');
export const Ghost = story('ghost');
export const Warm = story('warm');
export const DangerSoft = story('dangerSoft');
export const Small = story('small');
export const Large = story('large');
export const WithIcon = story('withIcon');
export const WithEndIcon = story('withEndIcon');
export const Busy = story('busy');
export const BusyWithIcon = story('busyWithIcon');
export const Disabled = story('disabled');
export const DisabledSecondary = story('disabledSecondary');
export const Block = story('block');
export const LongText = story('longText');

const buttonLinkStory = storiesFor(ButtonLink, buttonLinkStates);
export const Link = buttonLinkStory('link');
export const LinkPrimary = buttonLinkStory('linkPrimary');

type _Covered = CoversEveryState<typeof buttonStates, typeof import('./Button.stories.tsx')>;
type _Covered1 = CoversEveryState<typeof buttonLinkStates, typeof import('./Button.stories.tsx')>;
