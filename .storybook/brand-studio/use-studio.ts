import { type BrandSeed, contrastMisses } from '@parlour/ui/theme';
import { applyBrand } from '@parlour/ui/theme/runtime';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { begin, edit, redo, settle, undo } from './history.ts';
import { decodeSeeds, encodeSeeds } from './share.ts';
import { previewBrand, previewName } from './studio.ts';

/** An address that changes with every step of a drag is no address. */
const pauseBeforeSharing = 400;

/** Seeds with their history, the brand they make, and what a shared address said. */
export function useStudio(share: string, start: BrandSeed) {
  // Read once: from the first edit on, the address is this studio's own.
  const [opened] = useState(() => ({ isShared: share !== '', seeds: decodeSeeds(share) }));
  const [history, setHistory] = useState(() => begin(opened.seeds ?? start));
  const seeds = history.present;
  const brand = useMemo(() => previewBrand(seeds), [seeds]);
  const misses = useMemo(() => contrastMisses(brand).length, [brand]);
  return {
    seeds,
    brand,
    misses,
    /** The address carried something that is no brand. */
    shareRefused: opened.isShared && opened.seeds === null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: BrandSeed, gesture: string | null = null) =>
      setHistory((now) => edit(now, next, gesture)),
    done: () => setHistory(settle),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}

/** Keeps everything inside an element in the brand being edited; React renders nothing for it. */
export function usePreview(stage: RefObject<HTMLElement | null>, seeds: BrandSeed): void {
  useLayoutEffect(() => {
    if (!stage.current) return;
    return applyBrand({ ...seeds, name: previewName }, stage.current).remove;
  }, [stage, seeds]);
}

/** Calls `onShare` with the code of the brand once editing has paused. */
export function useSharing(
  seeds: BrandSeed,
  edited: boolean,
  share: string,
  onShare: (code: string) => void,
) {
  useEffect(() => {
    const code = encodeSeeds(seeds);
    if (code === share || !edited) return;
    const timer = setTimeout(() => onShare(code), pauseBeforeSharing);
    return () => clearTimeout(timer);
  }, [seeds, edited, share, onShare]);
}
