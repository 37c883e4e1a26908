import { ErrorSummary } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';
import type { CheckedForm } from './use-checked-form.ts';

export interface FormProblemsProps<Name extends string> {
  readonly of: Pick<CheckedForm<Name, string>, 'attempt' | 'named'>;
  /** Labels of the visible fields by name, in their order. */
  readonly labels: Readonly<Partial<Record<Name, string>>>;
  /** Default: a sentence with the number of fields to correct. */
  readonly title?: string | undefined;
}

/** Error summary of the last attempt. It takes the focus, and its links lead to the fields. */
export function FormProblems<Name extends string>({
  of: { attempt, named },
  labels,
  title,
}: FormProblemsProps<Name>) {
  const t = useT();
  if (attempt.open.length === 0) return null;
  const items = attempt.open.map((name) => ({
    fieldId: named(name).id,
    label: labels[name] ?? name,
  }));
  return (
    <ErrorSummary
      key={attempt.number}
      title={title ?? t('validation.summary', { count: items.length })}
      items={items}
    />
  );
}
