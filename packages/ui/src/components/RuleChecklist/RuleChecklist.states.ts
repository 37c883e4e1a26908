import { defineStates } from '../../testing/states.ts';
import type { RuleChecklistProps } from './RuleChecklist.tsx';

export const ruleChecklistStates = defineStates<RuleChecklistProps>()((say) => {
  const labels = [
    say('sample.lengthRange'),
    say('sample.ruleDigit'),
    say('sample.ruleCapital'),
    say('sample.ruleNoSpace'),
  ];
  const spoken = { metLabel: say('sample.ruleMet'), openLabel: say('sample.ruleOpen') };
  return {
    open: { ...spoken, rules: labels.map((label) => ({ label, met: false })) },
    partly: { ...spoken, rules: labels.map((label, index) => ({ label, met: index !== 2 })) },
    met: { ...spoken, rules: labels.map((label) => ({ label, met: true })) },
    longText: { ...spoken, rules: [{ label: say('sample.longHint'), met: false }] },
  };
});
