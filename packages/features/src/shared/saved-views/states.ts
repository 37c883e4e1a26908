import { defineStates, type StateId } from '@parlour/ui/testing';
import type { SavedViewsWindowProps } from './SavedViewsWindow.tsx';
import { mostViews } from './saved-views.ts';

const nothing = () => undefined;

/** The window of the saved views in every state it can be in (SBK-01). */
export const savedViewsStates = defineStates<SavedViewsWindowProps>()((say) => {
  const actions = {
    ...{ onChoose: nothing, onSave: nothing, onRename: nothing, onDelete: nothing },
    ...{ onUndo: nothing, onClose: nothing },
  } as const;
  const days = '2026-11-03 \u2013 2026-11-09';
  const week = '2026-11-14 \u2013 2026-11-20';
  const name = say('game.sampleTitle');
  const views = [
    { name, period: week },
    { name: 'LIVE', period: days },
  ];
  const none = { ...actions, views: [], period: week, note: null } as const;
  const some = { ...none, views };
  return {
    none,
    some,
    noPeriod: { ...some, period: null, views: [{ name, period: null }] },
    noneNoPeriod: { ...none, period: null },
    longNames: { ...some, views: [{ name: '\u09A8'.repeat(40), period: days }, ...views] },
    full: {
      ...some,
      views: Array.from({ length: mostViews }, (_, at) => ({ name: `${at + 1}`, period: week })),
    },
    saved: { ...some, note: { kind: 'saved', name, isKept: true } },
    deleted: { ...some, note: { kind: 'deleted', name: 'RNG', isKept: true } },
    taken: { ...some, note: { kind: 'taken', name, isKept: true } },
    noSpace: { ...some, note: { kind: 'saved', name, isKept: false } },
  };
});

/** The states whose screenshots are compared. */
export const savedViewsFaces = ['some'] as const satisfies readonly StateId<
  typeof savedViewsStates
>[];
