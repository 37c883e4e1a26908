import { Alert, Button, Heading, Stack, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useFigures, useT } from '../i18n/use-t.ts';
import { NameForm } from './NameForm.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';
import * as css from './SavedViews.css.ts';
import { mostViews, type ShownView } from './saved-views.ts';

/** What happened last. */
export interface ViewsNote {
  /** `taken`: another tab has saved a view of this name meanwhile, so nothing was saved. */
  readonly kind: 'saved' | 'renamed' | 'deleted' | 'taken';
  readonly name: string;
  /** False: the browser had no space, so the change lasts until the page closes. */
  readonly isKept: boolean;
}

export interface SavedViewsWindowProps {
  readonly views: readonly ShownView[];
  /** The period of the list as it is now; `null` if it has none. */
  readonly period: string | null;
  readonly note: ViewsNote | null;
  readonly onChoose: (name: string) => void;
  readonly onSave: (name: string) => void;
  readonly onRename: (name: string, to: string) => void;
  readonly onDelete: (name: string) => void;
  /** Brings the deleted view back. */
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The saved views of a list: one is chosen, renamed or deleted, and the list as it is now gets a name (AGT-05). */
export function SavedViewsWindow(props: SavedViewsWindowProps) {
  const { views, period, note, onChoose, onSave, onRename, onDelete, onUndo, onClose } = props;
  const t = useT();
  const figures = useFigures();
  const [renamed, setRenamed] = useState<string | null>(null);
  const names = views.map(({ name }) => name);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('views.title')}
      closeLabel={t('action.close')}
      width={480}
      height={0}
    >
      <Stack gap="s4">
        {note && <Note of={note} onUndo={onUndo} />}
        {views.length === 0 ? (
          <Text tone="secondary">{t(period === null ? 'views.noneNoPeriod' : 'views.none')}</Text>
        ) : (
          <ul className={css.list} aria-label={t('views.title')}>
            {views.map((view) => (
              <li key={view.name}>
                {renamed === view.name ? (
                  <NameForm
                    label={t('views.newName')}
                    names={names}
                    own={view.name}
                    action={t('action.save')}
                    onName={(to) => {
                      setRenamed(null);
                      onRename(view.name, to);
                    }}
                    onCancel={() => setRenamed(null)}
                  />
                ) : (
                  <SavedViewRow
                    view={view}
                    onChoose={() => onChoose(view.name)}
                    onRename={() => setRenamed(view.name)}
                    onDelete={() => onDelete(view.name)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <section aria-labelledby="views-new" className={css.part}>
          <Heading level={3} size="s" id="views-new">
            {t('views.now')}
          </Heading>
          {views.length >= mostViews ? (
            <Text>{t('views.full', { count: mostViews })}</Text>
          ) : (
            <>
              <Text tone="secondary">
                {period === null
                  ? t('views.holdsNoPeriod')
                  : t('views.holds', { period: figures(period) })}
              </Text>
              {/* A saved view empties the field. */}
              <NameForm
                key={names.length}
                label={t('views.name')}
                names={names}
                action={t('views.save')}
                onName={onSave}
              />
            </>
          )}
        </section>
      </Stack>
    </Modal>
  );
}

interface NoteProps {
  readonly of: ViewsNote;
  readonly onUndo: () => void;
}

function Note({ of, onUndo }: NoteProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, or its field is empty again.
  useEffect(() => {
    if (of.kind !== 'taken') place.current?.focus();
  }, [of]);
  const undo = of.kind === 'deleted' && (
    <Button size="sm" onClick={onUndo}>
      {t('action.undo')}
    </Button>
  );
  const text = t(`views.${of.kind}`, { name: of.name });
  return (
    <div ref={place} tabIndex={-1} className={css.note}>
      {of.isKept ? (
        <Alert tone={of.kind === 'taken' ? 'warn' : 'success'} role="status" action={undo}>
          {text}
        </Alert>
      ) : (
        <Alert tone="warn" role="status" title={t('views.unkeptTitle')} action={undo}>
          {`${text} ${t('views.unkept')}`}
        </Alert>
      )}
    </div>
  );
}
