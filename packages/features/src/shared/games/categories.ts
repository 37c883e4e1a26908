import type { WireGameMenus, WireMenuCard } from '@parlour/api-client';
import { queryPart } from '../links/query-part.ts';

/** A vendor of a category, as drop-downs show it. */
export interface CategoryVendor {
  readonly id: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly gameCount: number;
  /** Address of the category's page with this vendor chosen. */
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

/** The settings of the site and the visitor that change the categories. */
export interface CategoryOptions {
  /** Title of the e-sports category, which the backend sends as a part of sports. */
  readonly esportsTitle: string;
  /** The visitor's language. */
  readonly language: string;
  /** The only language in which category BG is offered. Default: none. */
  readonly bgLanguage?: string | null;
}

/** The page of each category (SPECIFICATION §2). A code without a page is not offered. */
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

/** The codes of the categories for which this site has a page. */
export type CategoryCode = keyof typeof paths;

const isCategoryCode = (code: string): code is CategoryCode => Object.hasOwn(paths, code);

/** Returns the page of a category, or `null` if this site has no page for it. */
export const categoryHref = (code: string): string | null =>
  isCategoryCode(code) ? paths[code] : null;

/** Vendors of e-sports (SPECIFICATION §1). */
const esportsVendors = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** Adds the vendor to the path's query. */
export function withVendor(href: string, vendorId: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}vassalage=${queryPart(vendorId)}`;
}

/** Whether games of category BG are offered: only in their language (LAY-05). */
export const isBgOffered = ({
  bgLanguage,
  language,
}: Pick<CategoryOptions, 'bgLanguage' | 'language'>): boolean => bgLanguage === language;

/**
 * Returns the categories of the menus, in their order. E-sports cards move from sports to their own category right
 * after it; a category without a vendor is left out; BG is shown only in its language (LAY-05).
 */
export function toCategories(
  menus: WireGameMenus,
  options: CategoryOptions,
): readonly GameCategory[] {
  return splitEsports(menus, options.esportsTitle).flatMap(({ code, title, cards }) => {
    if (!isCategoryCode(code) || cards.length === 0) return [];
    if (code === 'BG' && !isBgOffered(options)) return [];
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
