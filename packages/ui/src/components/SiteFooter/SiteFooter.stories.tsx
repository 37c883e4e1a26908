import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { siteFooterStates } from './SiteFooter.states.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
};
export default meta;

storiesFor(SiteFooter, siteFooterStates);

// Stories that the build adds: Full, WithoutVendors, WithoutLicence, Default, Playground, Narrow, RightToLeft,
// ForcedColours
