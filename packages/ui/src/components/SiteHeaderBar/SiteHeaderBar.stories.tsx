import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { siteHeaderBarStates } from './SiteHeaderBar.states.tsx';
import { SiteHeaderBar } from './SiteHeaderBar.tsx';

const meta: Meta<typeof SiteHeaderBar> = {
  title: 'Components/SiteHeaderBar',
  component: SiteHeaderBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SiteHeaderBar, siteHeaderBarStates);
export const Member = story('member');
export const MemberLoading = story('memberLoading');
export const MemberHidden = story('memberHidden');
export const LongName = story('longName');
export const Guest = story('guest');
export const RegistrationClosed = story('registrationClosed');

type _Covered = CoversEveryState<
  typeof siteHeaderBarStates,
  typeof import('./SiteHeaderBar.stories.tsx')
>;
