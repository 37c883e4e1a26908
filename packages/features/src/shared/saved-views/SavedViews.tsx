import { useState } from 'react';
import { type Translate, useT } from '../i18n/use-t.ts';
import { presetLabel } from '../records/preset-label.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { SavedViewsWindow, type ViewsNote } from './SavedViewsWindow.tsx';
import {
  mostViews,
  nameProblem,
  periodOf,
  readViews,
  type SavedView,
  searchOf,
  type ViewedList,
  type ViewOwner,
  viewOf,
  writeViews,
} from './saved-views.ts';

export interface SavedViewsProps {
  readonly owner: ViewOwner;
  /** The list as it is now. */
  readonly list: ViewedList;
  readonly today: string;
  /** Query string of the page. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onClose: () => void;
}

function inWords(period: SavedView['period'], t: Translate): string | null {
  if (period === null) return null;
  return typeof period === 'string' ? presetLabel(period, t) : `${period.from} \u2013 ${period.to}`;
}

/** The saved views of a list, in the storage of this device (AGT-05). */
export default function SavedViews(props: SavedViewsProps) {
  const { owner, list, today, search, onSearch, onClose } = props;
  const store = useRuntime().memory.device;
  const t = useT();
  const [views, setViews] = useState(() => readViews(store, owner));
  const [note, setNote] = useState<ViewsNote | null>(null);
  const [deleted, setDeleted] = useState<{ readonly view: SavedView; readonly at: number }>();
  const write = (next: readonly SavedView[], kind: ViewsNote['kind'], name: string) => {
    const isKept = writeViews(store, owner, next);
    setViews(next);
    setNote({ kind, name, isKept });
  };
  /** The views as they are now: another tab may have changed them. */
  const now = () => {
    const fresh = readViews(store, owner);
    setViews(fresh);
    return fresh;
  };
  const isTaken = (name: string, of: readonly SavedView[], own?: string) => {
    const names = of.map((view) => view.name);
    const is = nameProblem(name, names, own) !== null;
    if (is) setNote({ kind: 'taken', name, isKept: true });
    return is;
  };
  const add = (view: SavedView, at: number) => {
    const fresh = now();
    if (fresh.length >= mostViews || isTaken(view.name, fresh)) return;
    write(fresh.toSpliced(at, 0, view), 'saved', view.name);
  };
  return (
    <SavedViewsWindow
      views={views.map(({ name, period }) => ({ name, period: inWords(period, t) }))}
      period={inWords(periodOf(list.range, today), t)}
      note={note}
      onChoose={(name) => {
        const view = views.find((one) => one.name === name);
        if (view) onSearch(searchOf(view, search, today));
        onClose();
      }}
      onSave={(name) => add(viewOf(name, list, today), mostViews)}
      onRename={(name, to) => {
        const fresh = now();
        if (isTaken(to, fresh, name)) return;
        write(
          fresh.map((view) => (view.name === name ? { ...view, name: to } : view)),
          'renamed',
          to,
        );
      }}
      onDelete={(name) => {
        const fresh = now();
        const at = fresh.findIndex((view) => view.name === name);
        const [view] = fresh.slice(at);
        if (at < 0 || !view) return;
        setDeleted({ view, at });
        write(fresh.toSpliced(at, 1), 'deleted', name);
      }}
      onUndo={() => {
        if (deleted) add(deleted.view, deleted.at);
      }}
      onClose={onClose}
    />
  );
}
