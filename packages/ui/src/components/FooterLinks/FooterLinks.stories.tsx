import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { footerLinksStates } from './FooterLinks.states.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const meta: Meta<typeof FooterLinks> = { title: 'Components/FooterLinks', component: FooterLinks };
export default meta;

const story = storiesFor(FooterLinks, footerLinksStates);
export const WithLicence = story('withLicence');
export const WithoutLicence = story('withoutLicence');

type _Covered = CoversEveryState<
  typeof footerLinksStates,
  typeof import('./FooterLinks.stories.tsx')
>;
