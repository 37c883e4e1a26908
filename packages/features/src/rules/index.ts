export { checklistOf, type RuleCheck } from './checklist.ts';
export {
  type CompiledField,
  type CompiledRules,
  compileRules,
  longestValue,
  type Message,
  messageFor,
  type Problem,
  problemWith,
  type RuleIssue,
} from './compile.ts';
export { type CompiledPattern, compilePattern, type Matcher, type Steps } from './matcher.ts';
export {
  knownPatterns,
  type Pattern,
  type PatternId,
  type PatternPart,
  patterns,
} from './patterns.ts';
export { type FormValues, resolverOf } from './resolver.ts';
