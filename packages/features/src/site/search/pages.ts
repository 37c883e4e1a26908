import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

interface ListedPage {
  readonly href: string;
  /** The text of its link. */
  readonly title: MessageKey;
  /** Other names, in any language: its titles in both languages of the product, and synonyms. */
  readonly words: string;
  /** The text of the house that it shows. Without this text the page is not offered (HLP-01). */
  readonly shows?: HouseText;
}

/** The pages a search offers. */
export const pageList: readonly ListedPage[] = [
  { href: '/', title: 'nav.home', words: 'হোম Home start lobby main শুরু লবি' },
  { href: '/hot', title: 'game.hotGames', words: 'হট গেম Hot games popular জনপ্রিয়' },
  { href: '/rng', title: 'nav.slots', words: 'স্লট Slots slot machine games গেম মেশিন' },
  {
    href: '/rng?page=live',
    title: 'nav.live',
    words: 'লাইভ ক্যাসিনো Live casino table dealer roulette baccarat লাইভ টেবিল রুলেট',
  },
  { href: '/rng?page=fish', title: 'nav.fish', words: 'ফিশিং Fish games fishing মাছ শিকার' },
  {
    href: '/rng?page=pvp',
    title: 'nav.pvp',
    words: 'তাস ও বোর্ড গেম Card & board games cards pvp poker ludo তাস লুডু পোকার',
  },
  {
    href: '/sports',
    title: 'nav.sports',
    words: 'স্পোর্টস Sports cricket football betting ক্রিকেট ফুটবল খেলা',
  },
  { href: '/esports', title: 'nav.esports', words: 'ই-স্পোর্টস E-sports esports ইস্পোর্টস' },
  { href: '/lott', title: 'nav.lottery', words: 'লটারি Lottery lotto draw numbers ড্র লটো ফল' },
  { href: '/elott', title: 'nav.elottery', words: 'ই-লটারি E-lottery elottery electronic ইলটারি' },
  {
    href: '/promotions',
    title: 'nav.promotions',
    words: 'প্রোমোশন Promotions offers bonus free spin অফার বোনাস ফ্রি স্পিন',
  },
  {
    href: '/noticePage',
    title: 'nav.notices',
    words: 'নোটিশ Notices news announcements খবর ঘোষণা',
  },
  {
    href: '/favorite',
    title: 'game.favourites',
    words: 'প্রিয় গেম Favourite games favorite favourites heart পছন্দ',
  },
  {
    href: '/recent',
    title: 'game.recentlyPlayed',
    words: 'সম্প্রতি খেলা Recently played history last recent সাম্প্রতিক',
  },
  {
    href: '/down',
    title: 'nav.app',
    words: 'অ্যাপ App download android ios install ডাউনলোড মোবাইল',
  },
  {
    href: '/login',
    title: 'auth.login',
    words: 'লগ ইন Log in login sign in password লগইন পাসওয়ার্ড',
  },
  {
    href: '/register',
    title: 'auth.register',
    words: 'নিবন্ধন Registration sign up register open account রেজিস্টার অ্যাকাউন্ট খুলুন',
  },
  {
    href: '/winners',
    title: 'nav.winners',
    words: 'বিজয়ী তালিকা Winners winner board recent wins prizes বিজয়ী জয় পুরস্কার',
  },
  {
    href: '/pointMall',
    title: 'points.mall',
    words: 'পয়েন্ট মল Points mall points rewards redeem gifts পয়েন্ট রিওয়ার্ড রিডিম উপহার',
  },
  {
    href: '/help',
    title: 'nav.helpCentre',
    words: 'সহায়তা কেন্দ্র Help centre faq questions answers support প্রশ্ন উত্তর সাহায্য',
  },
  {
    href: '/help?page=feedback',
    title: 'action.sendFeedback',
    words: 'মতামত পাঠান Send feedback complaint report problem অভিযোগ সমস্যা',
  },
  {
    href: '/about',
    title: 'nav.about',
    words: 'আমাদের কথা About us company who প্রতিষ্ঠান কারা',
    shows: 'about',
  },
  {
    href: '/terms',
    title: 'nav.terms',
    words: 'ব্যবহারের শর্ত Terms of use conditions rules agreement নিয়ম চুক্তি',
    shows: 'terms',
  },
  {
    href: '/privacy',
    title: 'nav.privacy',
    words: 'গোপনীয়তা নীতি Privacy policy data protection তথ্য সুরক্ষা',
    shows: 'privacy',
  },
  {
    href: '/licence',
    title: 'nav.licences',
    words: 'লাইসেন্স Licences licence license regulator নিয়ন্ত্রক',
    shows: 'licence',
  },
  {
    href: '/contact',
    title: 'nav.contact',
    words: 'যোগাযোগ Contact address email phone support ঠিকানা ফোন',
    shows: 'contact',
  },
];
