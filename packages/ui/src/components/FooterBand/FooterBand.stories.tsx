import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { footerBandStates } from './FooterBand.states.ts';
import { FooterBand } from './FooterBand.tsx';

const meta: Meta<typeof FooterBand> = { title: 'Components/FooterBand', component: FooterBand };
export default meta;

const story = storiesFor(FooterBand, footerBandStates);
export const Usual = story('usual');

type _Covered = CoversEveryState<
  typeof footerBandStates,
  typeof import('./FooterBand.stories.tsx')
>;
