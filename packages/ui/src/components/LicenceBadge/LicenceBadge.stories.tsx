import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { licenceBadgeStates } from './LicenceBadge.states.ts';
import { LicenceBadge } from './LicenceBadge.tsx';

const meta: Meta<typeof LicenceBadge> = {
  title: 'Components/LicenceBadge',
  component: LicenceBadge,
};
export default meta;

const story = storiesFor(LicenceBadge, licenceBadgeStates);
export const Complete = story('complete');
export const WithoutNumber = story('withoutNumber');
export const WithoutEntity = story('withoutEntity');
export const WithoutProof = story('withoutProof');
export const AllStates = allStates(LicenceBadge, licenceBadgeStates);

type _Covered = CoversEveryState<
  typeof licenceBadgeStates,
  typeof import('./LicenceBadge.stories.tsx')
>;
