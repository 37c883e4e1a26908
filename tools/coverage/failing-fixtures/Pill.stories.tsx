import { storiesFor } from './maker.ts';
import { pillStates as states } from './Pill.states.ts';

const story = storiesFor(null, states);
export const Rest = story('rest');
export const Busy = storiesFor(null, states)('busy');
const Forgotten = story('computed');
export const other = Object.keys(Forgotten);
