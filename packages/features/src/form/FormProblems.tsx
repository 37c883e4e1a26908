import { ErrorSummary } from '@parlour/ui/forms';
import { useT } from '../i18n/index.ts';
import type { TextForm } from './use-text-form.ts';

export interface FormProblemsProps<Name extends string, Code extends string> {
  readonly of: TextForm<Name, Code>;
  /** The fields that are shown, by name, in their order. */
  readonly labels: Readonly<Partial<Record<Name, string>>>;
  /** Default: how many fields have to be looked at. */
  readonly title?: string | undefined;
}

/** What the last attempt left to do. Takes the focus; its links lead to the fields. */
export function FormProblems<Name extends string, Code extends string>({
  of: { problems, attempt, field },
  labels,
  title,
}: FormProblemsProps<Name, Code>) {
  const t = useT();
  if (problems.size === 0 || attempt === 0) return null;
  const items = [...problems.keys()].map((name) => ({
    fieldId: field(name).id,
    label: labels[name] ?? name,
  }));
  return (
    <ErrorSummary
      key={attempt}
      title={title ?? t('validation.summary', { count: items.length })}
      items={items}
    />
  );
}
