import type { WireGameMenus, WireMenuCard } from '@parlour/api-client';
import { queryPart } from './query-part.ts';

/** A vendor inside a category, as drop-downs show it. */
export interface CategoryVendor {
  readonly id: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly gameCount: number;
  /** The category's page with this vendor chosen. */
  readonly href: string;
}

/** A category of games that has at least one vendor (LAY-05). */
export interface GameCategory {
  readonly code: CategoryCode;
  readonly title: string;
  readonly href: string;
  readonly gameCount: number;
  readonly vendors: readonly CategoryVendor[];
}

/** What of the categories depends on the site and the visitor. */
export interface CategoryOptions {
  /** Word of the e-sports category, which the backend sends as a part of sports. */
  readonly esportsTitle: string;
  /** The visitor's language. */
  readonly language: string;
  /** The only language that is offered category BG; default none. */
  readonly bgLanguage?: string | null;
  /** Offers cockfighting; default false. */
  readonly cockfight?: boolean;
}

/** Where each category leads (SPECIFICATION §2). A code without a page is not offered. */
const paths = {
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LIVE: '/rng?page=live',
  RNG: '/rng',
  FISH: '/rng?page=fish',
  PVP: '/rng?page=pvp',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  BG: '/rng?classify=BG',
} as const;

/** The codes of categories this site has a page for. */
export type CategoryCode = keyof typeof paths;

const isCategoryCode = (code: string): code is CategoryCode => Object.hasOwn(paths, code);

/** The page of a category; `null` for one this site has no page for. */
export const categoryHref = (code: string): string | null =>
  isCategoryCode(code) ? paths[code] : null;

/** Vendors of e-sports (SPECIFICATION §1). */
const esportsVendors = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** A path with the vendor in its query. */
export function withVendor(href: string, vendorId: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}vassalage=${queryPart(vendorId)}`;
}

/**
 * The categories of the menus, in their order: e-sports cards leave sports for a category of their
 * own right after it, a category without a vendor is left out, BG shows in its language only,
 * cockfighting only with the option (LAY-05).
 */
export function toCategories(
  menus: WireGameMenus,
  options: CategoryOptions,
): readonly GameCategory[] {
  return splitEsports(menus, options.esportsTitle).flatMap(({ code, title, cards }) => {
    if (!isCategoryCode(code) || cards.length === 0) return [];
    if (code === 'BG' && options.bgLanguage !== options.language) return [];
    if (code === 'COCKFIGHT' && options.cockfight !== true) return [];
    const href = paths[code];
    return [{ code, title, href, ...vendorsOf(cards, href) }];
  });
}

interface Group {
  readonly code: string;
  readonly title: string;
  readonly cards: readonly WireMenuCard[];
}

function splitEsports(menus: WireGameMenus, esportsTitle: string): readonly Group[] {
  const own = menus.find(({ code }) => code === 'ESPORTS');
  const isEsports = ({ vassalage }: WireMenuCard) => esportsVendors.has(vassalage);
  const split = menus.filter(({ code }) => code === 'SPORTS').flatMap(({ cards }) => cards);
  const esports: Group = {
    code: 'ESPORTS',
    title: own?.title || esportsTitle,
    cards: [...split.filter(isEsports), ...(own?.cards ?? [])],
  };
  const hasSports = menus.some(({ code }) => code === 'SPORTS');
  return menus.flatMap((menu): readonly Group[] => {
    if (menu.code === 'SPORTS') {
      return [{ ...menu, cards: menu.cards.filter((card) => !isEsports(card)) }, esports];
    }
    if (menu.code === 'ESPORTS') return hasSports ? [] : [esports];
    return [menu];
  });
}

function vendorsOf(cards: readonly WireMenuCard[], href: string) {
  const vendors = new Map<string, CategoryVendor>();
  for (const { vassalage, title, isHot, gameCount } of cards) {
    if (vendors.has(vassalage)) continue;
    const vendor = { id: vassalage, name: title, isHot, gameCount };
    vendors.set(vassalage, { ...vendor, href: withVendor(href, vassalage) });
  }
  const list = [...vendors.values()];
  return { vendors: list, gameCount: list.reduce((sum, { gameCount }) => sum + gameCount, 0) };
}
