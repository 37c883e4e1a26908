import type { VipLevel } from '../levels/levels-model.ts';

/**
 * The level to show first: the wanted one; where the list does not have it, the highest below it;
 * else the lowest there is. A backend may know levels its own list lacks (VIP-01).
 */
export function shownLevel(
  levels: readonly VipLevel[],
  wanted: number | null,
): VipLevel | undefined {
  return levels.findLast(({ level }) => wanted !== null && level <= wanted) ?? levels[0];
}
