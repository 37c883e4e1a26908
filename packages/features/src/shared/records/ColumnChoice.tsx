import { Button, Surface } from '@parlour/ui';
import { Checkbox } from '@parlour/ui/forms';
import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './records.css.ts';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
}

/** Choice of the visible columns, for the table, the cards and the file. */
export function ColumnChoice({ columns, hidden, onHidden }: ColumnChoiceProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={Columns3}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('records.columns')}
      </Button>
      <Surface
        id={id}
        hidden={!open}
        role="group"
        aria-label={t('records.columns')}
        padding="s3"
        className={css.choice}
      >
        {open &&
          columns.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.includes(column.id)}
              onChange={({ target }) =>
                onHidden(
                  target.checked
                    ? hidden.filter((one) => one !== column.id)
                    : [...hidden, column.id],
                )
              }
            />
          ))}
      </Surface>
    </>
  );
}
