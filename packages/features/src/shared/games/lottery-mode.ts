import type { WireGameMenus } from '@parlour/api-client';
import { queryPart } from '../links/query-part.ts';

/** The prize modes of a lottery, by their API codes (SPECIFICATION §1). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
/** API code of the prize mode of a lottery. */
export type PrizeMode = (typeof prizeModes)[number];

/** Responses may contain modes of a newer backend; requests use only the known ones. */
export const toPrizeMode = (value: string | null): PrizeMode | undefined =>
  prizeModes.find((mode) => mode === value);

/** Vendors whose e-lottery makes the whole site an e-lottery site (LOT-01). */
const elottVendors = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** Returns the prize mode of the site: elott if ELOTT has TCG_LOTTO_VN or LOTT, otherwise lott (SPECIFICATION §4). */
export function sitePrizeMode(menus: WireGameMenus): PrizeMode {
  const cards = menus.find(({ code }) => code === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => elottVendors.has(vassalage)) ? 'Elott' : 'Lott';
}

/** The page that launches a lottery, at its betting page or at its lobby. */
export const lotteryHref = (code: string, view: 'lobby' | 'betting' = 'betting'): string =>
  `/game?lottery=${queryPart(code)}${view === 'lobby' ? '&view=lobby' : ''}`;
