import { defineStates, type StateId } from '@parlour/ui/testing';
import { gameListStates } from './states.ts';
import type { ViewedGamesViewProps } from './ViewedGamesView.tsx';

const nothing = () => undefined;

/** Every state of the games this device remembers. */
export const viewedGamesStates = defineStates<ViewedGamesViewProps>()((_say, language) => {
  const { games } = gameListStates.statesIn(language).ready;
  const some: ViewedGamesViewProps = {
    games: games.slice(0, 4),
    cleared: false,
    favouriteOf: (id) => (id % 2 === 0 ? 'on' : 'off'),
    onFavourite: nothing,
    onPlay: nothing,
    onClear: nothing,
    onRestore: nothing,
  };
  return { some, cleared: { ...some, games: [], cleared: true } };
});

/** The states whose screenshots are compared. */
export const viewedGamesFaces = ['some', 'cleared'] as const satisfies readonly StateId<
  typeof viewedGamesStates
>[];
