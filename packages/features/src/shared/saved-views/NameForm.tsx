import { Button, Inline } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { formSchema, textThat } from '../form/schema.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './SavedViews.css.ts';
import { longestName, nameProblem } from './saved-views.ts';

interface NameFormProps {
  readonly label: string;
  /** Names of all views. */
  readonly names: readonly string[];
  /** The present name of the view, when it is renamed. */
  readonly own?: string;
  /** Text of the button. */
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel?: () => void;
}

/** Asks for the name of a view, and for another one where it cannot be used. */
export function NameForm({ label, names, own, action, onName, onCancel }: NameFormProps) {
  const t = useT();
  const form = useCheckedForm({
    schema: formSchema(['required', 'long', 'taken'] as const, {
      name: textThat((typed) => nameProblem(typed, names, own)),
    }),
    onSubmit: ({ name }) => onName(name.trim()),
    focusesField: true,
  });
  const problem = form.problems.get('name');
  const says = {
    required: t('views.nameRequired'),
    long: t('views.nameLong', { count: longestName }),
    taken: t('views.nameTaken'),
  };
  return (
    <form {...form.form} className={css.form}>
      <TextField
        {...form.field('name')}
        label={label}
        defaultValue={own ?? ''}
        autoComplete="off"
        // The press on "rename" opened the field to type in it.
        autoFocus={own !== undefined}
        error={typeof problem === 'string' ? says[problem] : undefined}
      />
      <Inline gap="s2">
        <Button type="submit" variant={own === undefined ? 'primary' : 'secondary'}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
      </Inline>
    </form>
  );
}
