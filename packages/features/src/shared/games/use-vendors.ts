import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../runtime/runtime.tsx';
import { type GameType, type VendorNames, vendorNamesOf } from './game-summary.ts';

const noNames: VendorNames = new Map();

/** Loads all vendors. They change with a release of the backend, and rarely during a visit. */
export function useVendorsQuery(gameType?: GameType) {
  const { api } = useRuntime();
  return useQuery({
    ...queries.gameVendors(api, gameType === undefined ? undefined : { gameType }),
    staleTime: 600_000,
  });
}

/** Vendor names by key; empty while they load. */
export function useVendorNames(): VendorNames {
  const { data } = useVendorsQuery();
  return data ? vendorNamesOf(data) : noNames;
}
