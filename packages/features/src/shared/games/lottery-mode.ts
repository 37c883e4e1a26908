import type { WireGameMenus } from '@parlour/api-client';
import { queryPart } from './query-part.ts';

/** How a lottery pays; the codes of the wire (SPECIFICATION §1). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
/** Code of the wire for how a lottery pays. */
export type PrizeMode = (typeof prizeModes)[number];

/** Answers may bring modes of a newer backend; requests name only the known ones. */
export const toPrizeMode = (value: string | null): PrizeMode | undefined =>
  prizeModes.find((mode) => mode === value);

/** Vendors whose e-lottery makes a whole site one of e-lotteries (LOT-01). */
const elottVendors = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** The prize mode of the site: elott if ELOTT has TCG_LOTTO_VN or LOTT, else lott (SPECIFICATION §4). */
export function sitePrizeMode(menus: WireGameMenus): PrizeMode {
  const cards = menus.find(({ code }) => code === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => elottVendors.has(vassalage)) ? 'Elott' : 'Lott';
}

/** The page that launches a lottery where one bets, or in its lobby. */
export const lotteryHref = (code: string, view: 'lobby' | 'betting' = 'betting'): string =>
  `/game?lottery=${queryPart(code)}${view === 'lobby' ? '&view=lobby' : ''}`;
