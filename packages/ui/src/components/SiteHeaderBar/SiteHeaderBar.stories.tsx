import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { siteHeaderBarStates } from './SiteHeaderBar.states.tsx';
import { SiteHeaderBar } from './SiteHeaderBar.tsx';

const meta: Meta<typeof SiteHeaderBar> = {
  title: 'Components/SiteHeaderBar',
  component: SiteHeaderBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

storiesFor(SiteHeaderBar, siteHeaderBarStates);

// Stories that the build adds: Member, MemberLoading, MemberHidden, LongName, Guest, RegistrationClosed, Default,
// Playground, Narrow, RightToLeft, ForcedColours
