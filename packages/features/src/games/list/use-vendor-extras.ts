import { queries, type WireGameVendors } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import type { GameSummary, GameType } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';

type Vendor = WireGameVendors[number];

/** Whether a vendor opens its own list: its entry says so, or the backend's list of such vendors does (GAM-03). */
export function useHasOwnList(gameType: GameType): (vendor: Vendor) => boolean {
  const { api } = useRuntime();
  const { data } = useQuery({ ...queries.vendorGameTypes(api), staleTime: 600_000 });
  const listed = data?.content[gameType] ?? [];
  return ({ isVassalage, vassalage }) => isVassalage === true || listed.includes(vassalage);
}

/**
 * What a card of a live table says instead of its vendor, which the player has chosen: the lowest and the highest bet.
 * The rooms of a vendor need a login, and their lanes are found by the name of the table (GAM-03).
 */
export function useTableLimits(
  gameType: GameType,
  vendor: string,
): (game: GameSummary) => string | undefined {
  const { api } = useRuntime();
  const { kind } = useSession();
  const t = useT();
  const { currencySymbol } = useSettings();
  const money = useMoney(currencySymbol);
  const isPlayer = kind === 'authenticated' || kind === 'trial';
  const { data } = useQuery({
    ...queries.rooms(api, { vendor, gameType }),
    staleTime: 60_000,
    enabled: isPlayer && gameType === 'LIVE' && vendor !== '',
  });
  const lanes = isPlayer ? (data?.data.lanes ?? []) : [];
  return ({ title, vendorId }) => {
    const [lane, ...others] = lanes.filter(({ name }) => name === title);
    // Two tables of one name cannot be told apart.
    if (lane === undefined || others.length > 0 || vendorId !== vendor) return undefined;
    return t('game.tableLimits', { min: money(lane.minBet), max: money(lane.maxBet) });
  };
}
