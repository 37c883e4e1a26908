import type { CompiledRules } from '../../shared/rules/compile.ts';
import type { RuleIssue } from '../../shared/rules/limits.ts';

/** A part of a document that the form does not have as it was written. */
export interface Dropped {
  readonly field: string;
  readonly issue: RuleIssue['issue'];
  /** The affected part of the document, as JSON. */
  readonly given: string;
}

/** The affected parts of a rule, by issue; without an entry the whole rule. */
const parts: Partial<Record<RuleIssue['issue'], readonly string[]>> = {
  'bad-bounds': ['minLength', 'maxLength', 'patternId'],
  'bad-pattern': ['acceptedPattern'],
  impossible: ['acceptedPattern', 'minLength', 'maxLength'],
  'unknown-pattern': ['patternId'],
};

const longestGiven = 160;

/** The dropped parts, with their original values. */
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
