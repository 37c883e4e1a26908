import type { CompiledRules } from '../../shared/rules/compile.ts';
import type { RuleIssue } from '../../shared/rules/limits.ts';

/** Something of a document that is not in the form as it was written. */
export interface Dropped {
  readonly field: string;
  readonly issue: RuleIssue['issue'];
  /** The part of the document it is about, as JSON. */
  readonly given: string;
}

/** The parts of a rule an issue is about; without a list, all of it. */
const parts: Partial<Record<RuleIssue['issue'], readonly string[]>> = {
  'bad-bounds': ['minLength', 'maxLength', 'patternId'],
  'bad-pattern': ['acceptedPattern'],
  impossible: ['acceptedPattern', 'minLength', 'maxLength'],
  'unknown-pattern': ['patternId'],
};

const longestGiven = 160;

/** What was dropped, with what was given. */
export function droppedOf(raw: unknown, { issues }: CompiledRules): readonly Dropped[] {
  return issues.map(({ field, issue }) => ({ field, issue, given: givenOf(raw, field, issue) }));
}

function givenOf(raw: unknown, field: string, issue: RuleIssue['issue']): string {
  const rule: unknown = issue === 'bad-document' ? raw : entryOf(raw, field);
  const names = parts[issue];
  const given = names
    ? Object.fromEntries(
        names.flatMap((name) => {
          const value = entryOf(rule, name);
          return value === undefined ? [] : [[name, value]];
        }),
      )
    : rule;
  const text = JSON.stringify(given) ?? '';
  return text.length > longestGiven ? `${text.slice(0, longestGiven)}\u2026` : text;
}

const entryOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? Reflect.get(of, name)
    : undefined;
