import { expect, test } from 'vitest';
import { defineStates } from './states.ts';

interface PillProps {
  label: string;
  onPick: () => void;
}

const states = defineStates<PillProps>()((_say, language) => ({
  rest: { label: `rest ${language}` },
  busy: { label: `busy ${language}` },
}));

test('lists the states in the order of their definition', () => {
  expect(states.ids).toEqual(['rest', 'busy']);
});

test('[SBK-01] gives the props of every state in both languages', () => {
  expect(states.statesIn('bn').rest).toEqual({ label: 'rest bn' });
  expect(states.statesIn('en').busy).toEqual({ label: 'busy en' });
});
