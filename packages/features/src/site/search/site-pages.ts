import type { IconLike } from '@parlour/ui';
import type { Need } from '../../shared/centre-frame/entries.ts';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import type { SessionState } from '../../shared/session/machine.ts';
import bn from './messages/bn.json';
import en from './messages/en.json';
import { type ListedPage, pageList } from './pages.ts';
import type { Entry } from './search-index.ts';

/** A page of the site or a help question, as a result shows it. */
export interface SitePage {
  /** Its address; `#` and a name is a window of the site. */
  readonly href: string;
  readonly title: string;
  /** The part of the site it belongs to. Default: none. */
  readonly area?: string;
  /** Default: a sheet of paper. */
  readonly icon?: IconLike;
}

/** The person who searches: some pages are offered to some people only. */
export interface Searcher {
  /** `unknown` while a session is being restored: is offered what everybody is offered. */
  readonly kind: 'guest' | 'trial' | 'member' | 'agent' | 'unknown';
  /** The operator has centres. */
  readonly hasCentres: boolean;
  /** The texts that the operator has published. */
  readonly texts: readonly HouseText[];
  /** Whether what a page needs is there. */
  readonly isOn: (need: Need) => boolean;
}

/** Returns what the session says of the person who searches. */
export function searcherKind(session: SessionState): Searcher['kind'] {
  if (session.kind === 'authenticated') return session.member.isAgent ? 'agent' : 'member';
  if (session.kind === 'trial') return 'trial';
  return session.kind === 'anonymous' ? 'guest' : 'unknown';
}

const isCentre = (href: string): boolean => /^\/\?(?:member|agent)=/.test(href);

/** Whether a page is offered to a person. What needs a login is offered to guests too: it asks them to log in (GRD-01). */
export function isOffered(page: ListedPage, searcher: Searcher): boolean {
  const { kind, hasCentres, texts, isOn } = searcher;
  if (page.shows !== undefined && !texts.includes(page.shows)) return false;
  if (isCentre(page.href) && !hasCentres) return false;
  if (page.for === 'guest' && kind !== 'guest') return false;
  if (page.for === 'agent' && kind !== 'agent') return false;
  if (page.for === 'member' && kind !== 'member' && kind !== 'agent') return false;
  return page.needs === undefined || isOn(page.needs);
}

const ownWords: Readonly<Record<string, string>>[] = [bn, en];

/** The addresses of the pages that are offered to a person. */
export const offeredTo = (searcher: Searcher): readonly string[] =>
  pageList.filter((page) => isOffered(page, searcher)).map(({ href }) => href);

/**
 * The pages with these addresses, with their names in the visitor's language; they are found by names and synonyms in
 * that language, in Bengali and in English.
 */
export const sitePages = (hrefs: readonly string[], t: Translate): readonly Entry<SitePage>[] =>
  pageList
    .filter(({ href }) => hrefs.includes(href))
    .map(({ href, title, words, icon, area }) => ({
      value: { href, title: t(title), ...(icon && { icon }), ...(area && { area: t(area) }) },
      texts: [...new Set([t(title), t(words), ...ownWords.map((texts) => texts[words] ?? '')])],
    }));
