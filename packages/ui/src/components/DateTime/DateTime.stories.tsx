import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { dateTimeStates } from './DateTime.states.ts';
import { DateTime } from './DateTime.tsx';

const meta: Meta<typeof DateTime> = { title: 'Components/DateTime', component: DateTime };
export default meta;

const story = storiesFor(DateTime, dateTimeStates);
export const Moment = story('moment');
export const WithSeconds = story('withSeconds');
export const Day = story('day');
export const Duration = story('duration');
export const Caption = story('caption');
export const Small = story('small');
export const Body = story('body');
export const Relative = story('relative');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof dateTimeStates, typeof import('./DateTime.stories.tsx')>;
