import { defineStates } from './maker.ts';

const more = { computed: {} };
export const pillStates = defineStates(() => ({ rest: {}, busy: {}, ...more }));
