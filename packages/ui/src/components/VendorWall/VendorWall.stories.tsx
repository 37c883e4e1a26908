import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { vendorWallStates } from './VendorWall.states.ts';
import { VendorWall } from './VendorWall.tsx';

const meta: Meta<typeof VendorWall> = { title: 'Components/VendorWall', component: VendorWall };
export default meta;

storiesFor(VendorWall, vendorWallStates, { wide: true });

// Stories that the build adds: Full, Few, WithoutMarks, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
