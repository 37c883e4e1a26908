import { defineStates } from '../states.ts';

export interface PillProps {
  label: string;
  tone?: 'calm' | 'warm';
  onPick: (label: string) => void;
}

export const pillStates = defineStates<PillProps>()((_say, language) => ({
  rest: { label: language },
  warm: { label: language, tone: 'warm' },
}));
