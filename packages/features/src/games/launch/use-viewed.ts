import { useEffect } from 'react';
import { type GameSummary, keepViewed, type VendorNames } from '../../shared/games/index.ts';
import { useStableValue } from '../../shared/parts/index.ts';
import { useRuntime } from '../../shared/runtime/index.ts';

/** Remembers a game that has opened, also from a shared address without a press here. */
export function useViewed(opened: GameSummary | null, names: VendorNames): void {
  const { memory, clock } = useRuntime();
  const game = useStableValue(
    opened && { ...opened, vendorName: names.get(opened.vendorId) ?? opened.vendorName },
  );
  useEffect(() => {
    if (game !== null) keepViewed(memory.device, game, clock.now());
  }, [game, memory, clock]);
}
