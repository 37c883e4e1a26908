import type { WireGame, WireLottery, WirePromotion } from '@parlour/api-client';
import {
  type GameSummary,
  toGameSummary,
  type VendorNames,
} from '../../shared/games/game-summary.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** Fills whole rows of 2, 3, 4 and 6. */
export const freshShown = 12;
/** Games of the shelf of a member's last games (GAM-07). */
export const playedAtMost = 12;
/** Winners that are shown at first (GAM-08). */
export const winnersShown = 5;
export const offersShown = 3;
export const popularAtMost = 20;
export const drawsShown = 3;

/** New games of several lists, each once, newest lists first (GAM-07). */
export function toFresh(
  lists: readonly (readonly WireGame[])[],
  names: VendorNames,
): readonly GameSummary[] {
  const fresh = lists.flat().filter(({ isNew }) => isNew);
  const unique = [...new Map(fresh.map((game) => [game.nodeId, game])).values()];
  return unique
    .slice(0, freshShown)
    .map((game) => ({ ...toGameSummary(game, names), flag: 'new' as const }));
}

/** An offer of the home page. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
  readonly kind: MessageKey;
}

const kinds: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['WELCOME', 'promoType.welcome'],
  ['SLOT', 'promoType.slots'],
  ['LIVE', 'promoType.live'],
  ['INVITE', 'promoType.invite'],
  ['VIP', 'promoType.vip'],
]);

/** The first current offers (LAY-05). Past and future offers are left out. */
export const toOffers = (wire: readonly WirePromotion[]): readonly Offer[] =>
  wire
    .filter(({ status }) => status !== 'closed' && status !== 'comingSoon')
    .slice(0, offersShown)
    .map(({ promotionId, title, summary, imageUrl, type }) => ({
      id: promotionId,
      title,
      summary,
      imageUrl,
      kind: kinds.get(type) ?? 'promoType.other',
    }));

/** A lottery with its last draw (LOT-01). */
export interface Drawn {
  readonly code: string;
  readonly name: string;
  readonly numbers: readonly string[];
  /** `HH:mm` of the next draw in the site's time zone. */
  readonly next: string | null;
}

/** The first lotteries of the menu that have drawn already. */
export const toDrawn = (
  { list }: { readonly list: readonly WireLottery[] },
  timeZone: string,
): readonly Drawn[] =>
  list
    .flatMap(({ gameCode: code, name, lastNumbers: numbers = [], nextDrawAt }) => {
      const next = nextDrawAt
        ? (formatDateTime(nextDrawAt, timeZone)?.slice(11, 16) ?? null)
        : null;
      return numbers.length > 0 ? [{ code, name, numbers, next }] : [];
    })
    .slice(0, drawsShown);
