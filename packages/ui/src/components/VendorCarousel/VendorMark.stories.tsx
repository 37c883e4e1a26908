import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { vendorMarkStates } from './VendorCarousel.states.ts';
import { VendorMark } from './VendorMark.tsx';

const meta: Meta<typeof VendorMark> = { title: 'Components/VendorMark', component: VendorMark };
export default meta;

const story = storiesFor(VendorMark, vendorMarkStates);
export const Mark = story('mark');
export const Small = story('small');
export const NameOnly = story('nameOnly');

type _Covered = CoversEveryState<
  typeof vendorMarkStates,
  typeof import('./VendorMark.stories.tsx')
>;
