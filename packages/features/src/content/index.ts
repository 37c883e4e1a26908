/**
 * The parts of the elements on partners' pages (EMB-01): views and pure functions that need no runtime, no query client
 * and no session.
 */
export { categoryHref } from '../shared/games/categories.ts';
export { GameTile } from '../shared/games/GameTile.tsx';
export {
  type GameSummary,
  toGameSummary,
  toGameType,
  vendorNamesOf,
} from '../shared/games/game-summary.ts';
export { gameKinds } from '../shared/games/kinds.ts';
export { formatDateTime } from '../shared/i18n/date-time.ts';
export { directionOf } from '../shared/i18n/direction.ts';
export { fixedTexts } from '../shared/i18n/fixed-texts.ts';
export {
  defaultLanguage,
  isShipped,
  type Language,
  type ShippedLanguage,
  textIn,
  wireLanguage,
} from '../shared/i18n/language.ts';
export { I18nProvider, useFigures, useNumbers, useT } from '../shared/i18n/use-t.ts';
export { feedAddress } from '../shared/jackpot/feed-address.ts';
export { observeVisibility } from '../shared/jackpot/seen.ts';
export { showsJackpot, toJackpotSource } from '../shared/jackpot/source.ts';
export { useJackpotLabels } from '../shared/jackpot/use-jackpot-labels.ts';
export { queryPart } from '../shared/links/query-part.ts';
export { ResolveProvider, useResolve } from '../shared/links/resolve.ts';
export { linkToFrom } from '../shared/links/server-link.ts';
export { NoticeTime } from '../shared/notices/NoticeTime.tsx';
export type { Part } from '../shared/parts/part.ts';
export { brandOf } from '../shared/runtime/brand.ts';
export { defaultConfig, readConfig, type SiteConfig } from '../shared/runtime/config.ts';
export { profileOf } from '../shared/runtime/header-names.ts';
export { pictureOf } from '../shared/runtime/pictures.ts';
export { type SiteSettings, toSettings } from '../shared/runtime/settings.ts';
export { createSiteClock, heardBy, type SiteClock } from '../shared/runtime/site-clock.ts';
export { LicenceCards } from '../site/footer/LicenceCards.tsx';
export { type Licence, lacksLicence, readLicences } from '../site/footer/licence.ts';
export { PartnerCard, type PartnerCardProps } from '../site/partner/PartnerCard.tsx';
export { addressOf } from '../site/partner/site-address.ts';
export { Offer } from '../site/promotions/Offer.tsx';
export { toPromotion } from '../site/promotions/promotions-model.ts';
export { WinnerList, WinnerListSkeleton } from '../site/winner-board/WinnerList.tsx';
export { toWinnerBoard, winnersAtMost } from '../site/winner-board/winner-board-model.ts';
