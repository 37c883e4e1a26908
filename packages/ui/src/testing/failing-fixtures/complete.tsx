import { expect } from 'storybook/test';
import { allStates, type CoversEveryState, storiesFor } from '../stories.tsx';
import { type PillProps, pillStates } from './Pill.states.ts';

const Pill = ({ label, onPick }: PillProps) => <b onClick={() => onPick(label)}>{label}</b>;
const story = storiesFor(Pill, pillStates);
export const Rest = story('rest');
export const Warm = story('warm');
export const Picked = story('warm', {
  name: '[A11-01] picks',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(args.label));
    await expect(args.onPick).toHaveBeenCalled();
  },
});
export const AllStates = allStates(Pill, pillStates);

export type Covered = CoversEveryState<typeof pillStates, typeof import('./complete.tsx')>;
