import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { join } from '../join.ts';
import * as css from './RuleChecklist.css.ts';

/** One rule that the person can read in advance. */
export interface Rule {
  /** The rule in a few words: "8 to 20 characters". Unique in the list. */
  label: string;
  /** Whether the current value meets the rule. */
  met: boolean;
}

/** Props of `RuleChecklist`. */
export interface RuleChecklistProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The rules in the order they are shown. The order does not change when a rule is met. */
  rules: readonly Rule[];
  /** Announced before a rule that is met, for people who do not see the tick. */
  metLabel?: string | undefined;
  /** Announced before a rule that is not met. */
  openLabel?: string | undefined;
}

/**
 * Shows while the person types which rules a value meets: a circle becomes a tick. Give its `id` to the field as
 * `describedBy`.
 */
export function RuleChecklist({
  rules,
  metLabel,
  openLabel,
  className,
  ...root
}: RuleChecklistProps) {
  return (
    <ul data-component="rule-checklist" {...root} className={join(css.list, className)}>
      {rules.map(({ label, met }) => {
        const Mark = met ? Check : Circle;
        const spoken = met ? metLabel : openLabel;
        return (
          <li key={label} className={css.rule} data-part="rule" data-state={met ? 'met' : 'open'}>
            <Mark className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {spoken && <span className={fieldCss.hidden}>{`${spoken}: `}</span>}
              <span>{label}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
