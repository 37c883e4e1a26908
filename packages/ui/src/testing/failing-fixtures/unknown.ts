import { storiesFor } from '../stories.tsx';
import { defineStates } from '../states.ts';
import { type PillProps, pillStates } from './Pill.states.ts';

// A state that is not listed, and a state without its required prop: neither must compile.
export const story = storiesFor(({ label }: PillProps) => label, pillStates)('cold');
export const wrong = defineStates<PillProps>()(() => ({ rest: { tone: 'warm' } }));
