import type { VipLevel } from '../levels/levels-model.ts';

/**
 * The level to show first: the wanted one, or the highest one below it when the list lacks it, or the lowest. A backend
 * may know levels that its own list lacks (VIP-01).
 */
export function shownLevel(
  levels: readonly VipLevel[],
  wanted: number | null,
): VipLevel | undefined {
  return levels.findLast(({ level }) => wanted !== null && level <= wanted) ?? levels[0];
}
