import type { IconLike } from '@parlour/ui';
import {
  BadgeCheck,
  Clock,
  Crown,
  Dices,
  Download,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Handshake,
  Headset,
  Heart,
  House,
  Info,
  KeyRound,
  LifeBuoy,
  Lock,
  LogIn,
  Mail,
  Megaphone,
  MessageSquare,
  Newspaper,
  ScrollText,
  Spade,
  Sparkles,
  Store,
  Ticket,
  Trophy,
  UserPlus,
  Volleyball,
} from 'lucide-react';
import { agentEntries, memberEntries, type Need } from '../../shared/centre-frame/entries.ts';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

const windows = ['changePassword', 'forgotPassword', 'service'] as const;

/** A window of the site that the search opens like a page (MOD-03). */
export type SearchWindow = (typeof windows)[number];

/** Returns the window that an address of the table names, or `undefined`. */
export const windowAt = (href: string): SearchWindow | undefined =>
  windows.find((name) => href === `#${name}`);

/** A line of the table of pages. */
export interface ListedPage {
  /** Address of the page; `#` and a name is a window of the site. */
  readonly href: `/${string}` | `#${SearchWindow}`;
  /** The text of its link. */
  readonly title: MessageKey;
  /** Its name and synonyms, in each language of the product: the name first, then the most telling word. */
  readonly words: MessageKey;
  /** Default: a sheet of paper. */
  readonly icon?: IconLike;
  /** The part of the site it belongs to. Default: none. */
  readonly area?: MessageKey;
  /** The only people to whom it is offered. Default: everybody; who may not open it is asked to log in first. */
  readonly for?: 'guest' | 'member' | 'agent';
  /** Offered only to members who have it. Default: offered. */
  readonly needs?: Need;
  /** The text of the house that it shows. Without this text the page is not offered (HLP-01). */
  readonly shows?: HouseText;
}

/** The pages a search offers, one line each: of the site, of both centres, and responsible play. */
export const pageList: readonly ListedPage[] = [
  { href: '/', title: 'nav.home', words: 'search.words.home', icon: House },
  { href: '/hot', title: 'game.hotGames', words: 'search.words.hot', icon: Flame },
  { href: '/new', title: 'game.newGames', words: 'search.words.new', icon: Sparkles },
  { href: '/rng', title: 'nav.slots', words: 'search.words.slots', icon: Gamepad2 },
  { href: '/rng?page=live', title: 'nav.live', words: 'search.words.live', icon: Dices },
  { href: '/rng?page=fish', title: 'nav.fish', words: 'search.words.fish', icon: Fish },
  { href: '/rng?page=pvp', title: 'nav.pvp', words: 'search.words.pvp', icon: Spade },
  { href: '/sports', title: 'nav.sports', words: 'search.words.sports', icon: Volleyball },
  { href: '/esports', title: 'nav.esports', words: 'search.words.esports', icon: Gamepad2 },
  { href: '/lott', title: 'nav.lottery', words: 'search.words.lottery', icon: Ticket },
  { href: '/elott', title: 'nav.elottery', words: 'search.words.elottery', icon: Ticket },
  { href: '/promotions', title: 'nav.promotions', words: 'search.words.promotions', icon: Gift },
  { href: '/noticePage', title: 'nav.notices', words: 'search.words.notices', icon: Megaphone },
  { href: '/favorite', title: 'game.favourites', words: 'search.words.favourites', icon: Heart },
  { href: '/recent', title: 'game.recentlyPlayed', words: 'search.words.recent', icon: Clock },
  { href: '/vip', title: 'nav.vip', words: 'search.words.vip', icon: Crown },
  { href: '/pointMall', title: 'points.mall', words: 'search.words.pointMall', icon: Store },
  { href: '/winners', title: 'nav.winners', words: 'search.words.winners', icon: Trophy },
  { href: '/down', title: 'nav.app', words: 'search.words.app', icon: Download },
  { href: '/login', title: 'auth.login', words: 'search.words.login', icon: LogIn, for: 'guest' },
  {
    href: '/register',
    title: 'auth.register',
    words: 'search.words.register',
    icon: UserPlus,
    for: 'guest',
    needs: 'DIRECTREG3',
  },
  {
    href: '#forgotPassword',
    title: 'forgot.title',
    words: 'search.words.forgotPassword',
    icon: KeyRound,
    for: 'guest',
  },
  {
    href: '#changePassword',
    title: 'auth.changePassword',
    words: 'search.words.changePassword',
    icon: KeyRound,
    area: 'member.securityCenter',
    for: 'member',
  },
  { href: '/help', title: 'nav.helpCentre', words: 'search.words.help', icon: LifeBuoy },
  {
    href: '#service',
    title: 'service.customerService',
    words: 'search.words.service',
    icon: Headset,
  },
  {
    href: '/help?page=feedback',
    title: 'action.sendFeedback',
    words: 'search.words.feedback',
    icon: MessageSquare,
  },
  {
    href: '/about',
    title: 'nav.about',
    words: 'search.words.about',
    icon: Info,
    shows: 'about',
  },
  {
    href: '/terms',
    title: 'nav.terms',
    words: 'search.words.terms',
    icon: ScrollText,
    shows: 'terms',
  },
  {
    href: '/privacy',
    title: 'nav.privacy',
    words: 'search.words.privacy',
    icon: Lock,
    shows: 'privacy',
  },
  {
    href: '/licence',
    title: 'nav.licences',
    words: 'search.words.licence',
    icon: BadgeCheck,
    shows: 'licence',
  },
  {
    href: '/contact',
    title: 'nav.contact',
    words: 'search.words.contact',
    icon: Mail,
    shows: 'contact',
  },
  { href: '/help?page=news', title: 'nav.news', words: 'search.words.news', icon: Newspaper },
  { href: '/join', title: 'nav.join', words: 'search.words.join', icon: Handshake },
  // The centres name their own pages: a page without words here is a type error.
  ...memberEntries.map((entry) => ({
    href: `/?member=${entry.key}` as const,
    title: entry.label,
    words: `search.words.member.${entry.key}` as const,
    icon: entry.icon,
    area: 'nav.memberCentre' as const,
    ...('needs' in entry && { needs: entry.needs }),
  })),
  ...agentEntries.map((entry) => ({
    href: `/?agent=${entry.key}` as const,
    title: entry.label,
    words: `search.words.agent.${entry.key}` as const,
    icon: entry.icon,
    area: 'nav.agentCentre' as const,
    for: 'agent' as const,
    ...('needs' in entry && { needs: entry.needs }),
  })),
];
