import { type CoversEveryState, storiesFor } from '../stories.tsx';
import { type PillProps, pillStates } from './Pill.states.ts';

const story = storiesFor(({ label }: PillProps) => <b>{label}</b>, pillStates);
export const Rest = story('rest');

// `warm` has no story: this line must not compile.
export type Covered = CoversEveryState<typeof pillStates, typeof import('./missing.tsx')>;
