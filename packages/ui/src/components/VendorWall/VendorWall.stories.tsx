import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { vendorWallStates } from './VendorWall.states.ts';
import { VendorWall } from './VendorWall.tsx';

const meta: Meta<typeof VendorWall> = { title: 'Components/VendorWall', component: VendorWall };
export default meta;

const story = storiesFor(VendorWall, vendorWallStates);
export const Full = story('full');
export const Few = story('few');
export const WithoutMarks = story('withoutMarks');

type _Covered = CoversEveryState<
  typeof vendorWallStates,
  typeof import('./VendorWall.stories.tsx')
>;
