import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { siteFooterStates } from './SiteFooter.states.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SiteFooter, siteFooterStates);
export const Full = story('full');
export const WithoutVendors = story('withoutVendors');
export const WithoutLicence = story('withoutLicence');

type _Covered = CoversEveryState<
  typeof siteFooterStates,
  typeof import('./SiteFooter.stories.tsx')
>;
