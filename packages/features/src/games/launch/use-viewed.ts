import { useEffect } from 'react';
import type { GameSummary, VendorNames } from '../../shared/games/game-summary.ts';
import { keepViewed } from '../../shared/games/viewed.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';

/** Remembers a game once it has opened, also when it was opened by a shared address. */
export function useViewed(opened: GameSummary | null, names: VendorNames): void {
  const { memory, clock } = useRuntime();
  const game = useStableValue(
    opened && { ...opened, vendorName: names.get(opened.vendorId) ?? opened.vendorName },
  );
  useEffect(() => {
    if (game !== null) keepViewed(memory.device, game, clock.now());
  }, [game, memory, clock]);
}
