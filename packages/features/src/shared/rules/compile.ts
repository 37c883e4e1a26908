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
 * Makes a form out of a server's rules (REG-02): its fields in order, a schema over all of them,
 * and what could not be used. `raw` is whatever the server sent, `known` the names of the known
 * fields, `patterns` the ones a rule may name (default: the 22 of SPECIFICATION §5). Never throws;
 * the same document gives the same result object.
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

/** A cached result belongs to the same list of names, so its names are of that list. */
const isFor = <Name extends string>(
  rules: CompiledRules,
  known: readonly Name[],
): rules is CompiledRules<Name> =>
  rules.fields.every((field) => field.known === null || known.some((name) => name === field.known));
