import { Button, IconButton, Text } from '@parlour/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useFigures, useT } from '../i18n/use-t.ts';
import * as css from './SavedViews.css.ts';
import type { ShownView } from './saved-views.ts';

interface SavedViewRowProps {
  readonly view: ShownView;
  readonly onChoose: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One saved view: its name opens it; beside it are the buttons to rename and to delete it. */
export function SavedViewRow({ view, onChoose, onRename, onDelete }: SavedViewRowProps) {
  const { name, period } = view;
  const t = useT();
  const figures = useFigures();
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Button className={css.choose} onClick={onChoose}>
          {name}
        </Button>
        {period !== null && (
          <Text size="small" tone="secondary">
            {figures(period)}
          </Text>
        )}
      </div>
      <IconButton icon={Pencil} label={t('views.rename', { name })} onClick={onRename} />
      <IconButton icon={Trash2} label={t('views.delete', { name })} onClick={onDelete} />
    </div>
  );
}
