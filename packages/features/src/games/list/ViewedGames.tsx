import { useState } from 'react';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { readViewed, refreshed, type ViewedGame, writeViewed } from '../../shared/games/viewed.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { ViewedGamesView, type ViewedGamesViewProps } from './ViewedGamesView.tsx';

export interface ViewedGamesProps
  extends Pick<ViewedGamesViewProps, 'favouriteOf' | 'onFavourite' | 'onPlay'> {
  /** Games from current lists; their data replaces the remembered data. */
  readonly known: readonly GameSummary[];
}

/** The games that this device remembers. They can be cleared, and restored while the page is open. */
export function ViewedGames({ known, ...cards }: ViewedGamesProps) {
  const { device } = useRuntime().memory;
  const [viewed, setViewed] = useState(() => readViewed(device));
  const [before, setBefore] = useState<readonly ViewedGame[] | null>(null);
  const write = (next: readonly ViewedGame[]) => {
    writeViewed(device, next);
    setViewed(readViewed(device));
  };
  return (
    <ViewedGamesView
      {...cards}
      games={refreshed(viewed, known)}
      cleared={before !== null}
      onClear={() => {
        setBefore(viewed);
        write([]);
      }}
      onRestore={() => {
        setBefore(null);
        write([...readViewed(device), ...(before ?? [])]);
      }}
    />
  );
}
