/**
 * What the elements on pages of partners are made of (EMB-01): views and pure functions that need no runtime, no query
 * client and no session.
 */
export { categoryHref } from '../games/categories.ts';
export { GameTile } from '../games/GameTile.tsx';
export { gameKinds } from '../games/kinds.ts';
export { type GameSummary, toGameSummary, toGameType, vendorNamesOf } from '../games/model.ts';
export { formatDateTime } from '../i18n/date-time.ts';
export { directionOf } from '../i18n/direction.ts';
export { fixedTexts } from '../i18n/fixed-texts.ts';
export {
  defaultLanguage,
  isShipped,
  type Language,
  type ShippedLanguage,
  textIn,
  wireLanguage,
} from '../i18n/language.ts';
export { I18nProvider, useFigures, useNumbers, useT } from '../i18n/use-t.ts';
export { feedAddress } from '../jackpot/feed-address.ts';
export { useJackpotLabels } from '../jackpot/labels.ts';
export { observeVisibility } from '../jackpot/seen.ts';
export { showsJackpot, toJackpotSource } from '../jackpot/source.ts';
export { ResolveProvider, useResolve } from '../links/resolve.ts';
export { linkToFrom } from '../links/server-link.ts';
export { NoticeTime } from '../notices/NoticeTime.tsx';
export { PartnerCard, type PartnerCardProps } from '../partner/PartnerCard.tsx';
export { addressOf } from '../partner/site-address.ts';
export type { Part } from '../parts/part.ts';
export { toPromotion } from '../promotions/model.ts';
export { Offer } from '../promotions/Offer.tsx';
export { brandOf } from '../runtime/brand.ts';
export { defaultConfig, readConfig, type SiteConfig } from '../runtime/config.ts';
export { profileOf } from '../runtime/header-names.ts';
export { pictureOf } from '../runtime/pictures.ts';
export { type SiteSettings, toSettings } from '../runtime/settings.ts';
export { createSiteClock, heardBy, type SiteClock } from '../runtime/site-clock.ts';
export { LicenceCard } from '../site-footer/LicenceCard.tsx';
export { type Licence, readLicence } from '../site-footer/licence.ts';
export { toWinnerBoard, winnersAtMost } from '../winner-board/model.ts';
export { WinnerList, WinnerListSkeleton } from '../winner-board/WinnerList.tsx';
