export { checklistOf, type RuleCheck } from './checklist.ts';
export {
  type CompiledField,
  type CompiledRules,
  compileRules,
  type Message,
  messageFor,
  type Problem,
  problemWith,
} from './compile.ts';
export { longestValue, type RuleIssue } from './limits.ts';
export { type CompiledPattern, compilePattern, type Matcher, type Steps } from './matcher.ts';
export { passwordMessage } from './password-message.ts';
export { passwordRulesOf } from './password-rules.ts';
export {
  knownPatterns,
  type Pattern,
  type PatternId,
  type PatternPart,
  patterns,
} from './patterns.ts';
export type { RulesSchema } from './schema.ts';
