/** Which list of a page is shown (SPECIFICATION §4): all, hot, favourites, recent. */
export const listTypes = ['', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof listTypes)[number];

/** Smallest stakes to filter by; empty means any (GAM-02). */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinBet = (typeof minBets)[number];

/** Pages of the electronic games, with the game type each shows (NAV-05). */
export const electronicPages = { rng: 'RNG', fish: 'FISH', pvp: 'PVP', live: 'LIVE' } as const;
export type ElectronicPage = keyof typeof electronicPages;

/** Everything that decides what a list shows, stored in the address (GAM-02). */
export interface GameFilters {
  readonly page: ElectronicPage;
  readonly list: ListType;
  readonly vendor: string;
  /** Shows a vendor that has its own list on the page instead of in its window (GAM-03). */
  readonly whole: boolean;
  readonly classify: string;
  readonly minBet: MinBet;
  readonly name: string;
}

/** The initial filters: all games of the type. */
export const noFilters: GameFilters = {
  page: 'rng',
  list: '',
  vendor: '',
  whole: false,
  classify: '',
  minBet: '',
  name: '',
};

const code = /^[A-Za-z0-9_-]{1,40}$/;
const longestName = 60;

/** Reads the filters from an address; values that are not offered count as none. */
export function readFilters(search: URLSearchParams): GameFilters {
  const at = (key: string) => search.get(key) ?? '';
  const page = at('page');
  const coded = (key: string) => (code.test(at(key)) ? at(key) : '');
  return {
    page: isPage(page) ? page : 'rng',
    list: listTypes.find((type) => type === at('list')) ?? '',
    vendor: coded('vassalage'),
    whole: at('view') === 'page' && coded('vassalage') !== '',
    classify: coded('classify'),
    minBet: minBets.find((bet) => bet === at('minBet')) ?? '',
    name: [...at('name').trim()].slice(0, longestName).join(''),
  };
}

const isPage = (value: string): value is ElectronicPage => Object.hasOwn(electronicPages, value);

/** Builds the query of filters: only values that differ from the defaults, always in the same order. */
export function writeFilters(filters: GameFilters): URLSearchParams {
  const search = new URLSearchParams();
  const put = (key: string, value: string, usual = '') => {
    if (value !== usual) search.set(key, value);
  };
  put('page', filters.page, 'rng');
  put('list', filters.list);
  put('vassalage', filters.vendor);
  put('view', filters.whole ? 'page' : '');
  put('classify', filters.classify);
  put('minBet', filters.minBet);
  put('name', filters.name);
  return search;
}

/** A change of filters, with what it resets (SPECIFICATION §4). */
export type FilterChange =
  | { readonly whole: true }
  | { readonly vendor: string }
  | { readonly list: ListType }
  | { readonly classify: string }
  | { readonly minBet: MinBet }
  | { readonly name: string }
  | { readonly clear: true };

/**
 * Applies a change. Another vendor goes back to the normal list. Another list clears the filters. The same value
 * returns the same object, so that nothing is fetched again.
 */
export function changeFilters(filters: GameFilters, change: FilterChange): GameFilters {
  if ('clear' in change) return { ...noFilters, page: filters.page };
  if ('whole' in change) return filters.whole ? filters : { ...filters, whole: true };
  if ('vendor' in change) {
    return change.vendor === filters.vendor
      ? filters
      : { ...filters, vendor: change.vendor, whole: false, list: '' };
  }
  if ('list' in change) {
    return change.list === filters.list
      ? filters
      : { ...noFilters, page: filters.page, list: change.list };
  }
  const next: GameFilters = { ...filters, ...change };
  return sameFilters(next, filters) ? filters : next;
}

const sameFilters = (a: GameFilters, b: GameFilters): boolean =>
  a.classify === b.classify && a.minBet === b.minBet && a.name.trim() === b.name.trim();

/** Number of filters that the filter button of phones shows. */
export const countFilters = ({ list, classify, minBet }: GameFilters): number =>
  [list, classify, minBet].filter((filter) => filter !== '').length;
