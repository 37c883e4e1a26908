import { type BrandSeed, contrastMisses } from '@parlour/ui/theme';
import { applyBrand } from '@parlour/ui/theme/runtime';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { begin, edit, redo, settle, undo } from './history.ts';
import { decodeSeeds, encodeSeeds } from './share.ts';
import { previewBrand, previewName } from './studio.ts';

/** Pause (ms) before the address is updated, so that it does not change with every step of a drag. */
const pauseBeforeSharing = 400;

/**
 * The state of the studio: the seeds with their history, the brand they give, and whether the shared address was valid.
 */
export function useStudio(share: string, start: BrandSeed) {
  // Read only once: after the first edit the address contains the studio's own brand.
  const [opened] = useState(() => ({ isShared: share !== '', seeds: decodeSeeds(share) }));
  const [history, setHistory] = useState(() => begin(opened.seeds ?? start));
  const seeds = history.present;
  const brand = useMemo(() => previewBrand(seeds), [seeds]);
  const misses = useMemo(() => contrastMisses(brand).length, [brand]);
  return {
    seeds,
    brand,
    misses,
    /** The address contained a code that is no brand. */
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

/** Applies the brand that is being edited to everything inside an element, without a React render. */
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
