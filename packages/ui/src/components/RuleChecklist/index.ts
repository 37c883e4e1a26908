export { type Rule, RuleChecklist, type RuleChecklistProps } from './RuleChecklist.tsx';
