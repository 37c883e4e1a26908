import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { gridStates } from './Grid.states.ts';
import { Grid } from './Grid.tsx';

const meta: Meta<typeof Grid> = { title: 'Components/Grid', component: Grid };
export default meta;

storiesFor(Grid, gridStates, { wide: true });

// Stories that the build adds: Standard, Narrow, Wide, FewShared, FewKept, List, Default, AllStates, Playground,
// AllNarrow, RightToLeft, ForcedColours
