import { type CompiledRules, compileWith } from './engine.ts';
import { exampleFinder } from './example.ts';
import { knownPatterns, type Pattern } from './patterns.ts';

export { type CompiledRules, problemWith } from './engine.ts';
export type { CompiledField, Message, Problem } from './fields.ts';
export { messageFor } from './sentence.ts';

const compiledBefore = new WeakMap<
  object,
  { known: object; patterns: object; rules: CompiledRules }
>();

/**
 * Turns a server's rules into a form (REG-02): its fields in order, a schema for all of them, and the rules that could
 * not be used. `raw` is the server's document, `known` the names of the known fields, `patterns` the patterns a rule
 * may name (default: the 22 of SPECIFICATION §5). Never throws; the same document returns the same result object.
 */
export function compileRules<Name extends string>(
  raw: unknown,
  known: readonly Name[],
  patterns: ReadonlyMap<string, Pattern> = knownPatterns,
): CompiledRules<Name> {
  const isDocument = typeof raw === 'object' && raw !== null;
  const cached = isDocument ? compiledBefore.get(raw) : undefined;
  const sameQuestion = cached?.known === known && cached.patterns === patterns;
  if (sameQuestion && isFor(cached.rules, known)) return cached.rules;
  const work = { count: 0 };
  const tools = { patterns, findExample: exampleFinder(work), work, pass: { count: 0 } };
  const rules = compileWith(raw, known, tools);
  if (isDocument) compiledBefore.set(raw, { known, patterns, rules });
  return rules;
}

/** Narrows the type: a cached result was made for the same list of names. */
const isFor = <Name extends string>(
  rules: CompiledRules,
  known: readonly Name[],
): rules is CompiledRules<Name> =>
  rules.fields.every((field) => field.known === null || known.some((name) => name === field.known));
