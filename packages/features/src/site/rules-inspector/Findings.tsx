import { Text } from '@parlour/ui';
import type { Say } from '@parlour/ui/testing';
import type { CompiledField, CompiledRules } from '../../shared/rules/compile.ts';
import { droppedOf } from './dropped.ts';
import * as css from './inspector.css.ts';

interface FindingsProps {
  readonly say: Say;
  readonly rules: CompiledRules;
}

/** Lists the dropped parts, each with its reason. */
export function IssueList({ say, raw, rules }: FindingsProps & { readonly raw: unknown }) {
  const dropped = droppedOf(raw, rules);
  if (dropped.length === 0) return <Text tone="secondary">{say('inspector.noIssues')}</Text>;
  return (
    <ul className={css.list}>
      {dropped.map(({ field, issue, given }) => (
        <li key={`${field} ${issue}`} className={css.item} data-issue={issue}>
          <span>
            <strong>
              <bdi translate="no">{field}</bdi>
            </strong>{' '}
            <span>{say(`inspector.issue.${issue}`)}</span>
          </span>
          <code translate="no" className={css.given}>
            {given}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** The fields in their order, with their active rules. */
export function FieldList({ say, rules: { fields } }: FindingsProps) {
  if (fields.length === 0) return <Text tone="secondary">{say('inspector.noFields')}</Text>;
  return (
    <ol className={css.list}>
      {fields.map((field) => (
        <li key={field.name} className={css.item}>
          <strong>
            {say('inspector.field')
              .replace('{min}', String(field.min))
              .replace('{max}', String(field.max))
              .replace('{name}', () => field.name)}
          </strong>
          <span className={css.inForce}>
            {`${say(field.required ? 'inspector.required' : 'inspector.optional')} \u00B7 ${patternOf(field, say)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function patternOf({ patternKey, example }: CompiledField, say: Say): string {
  if (patternKey !== null) return say('inspector.pattern').replace('{id}', () => patternKey);
  if (example === null) return say('inspector.noPattern');
  return say('inspector.ownPattern').replace('{example}', () => example);
}
