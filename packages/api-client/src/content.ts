/**
 * The operations that the elements on a partner's page use (EMB-01), for single calls. Loads nothing else of the
 * client: no query client and no table of all operations.
 */
export { getGameList } from './generated/operations/get-game-list.ts';
export { getGameVendors } from './generated/operations/get-game-vendors.ts';
export { getHotGames } from './generated/operations/get-hot-games.ts';
export { getJackpot } from './generated/operations/get-jackpot.ts';
export { getNotices } from './generated/operations/get-notices.ts';
export { getPromotions } from './generated/operations/get-promotions.ts';
export { getSiteSettings } from './generated/operations/get-site-settings.ts';
export { getWinners } from './generated/operations/get-winners.ts';
export { ApiError, isApiError } from './transport/errors.ts';
export { exchange, type Fetch } from './transport/exchange.ts';
export { passes, pauseAfter } from './transport/healing.ts';
export { callOperation, type Operation } from './transport/operation.ts';
export { createTransport } from './transport/transport.ts';
export type { Transport } from './transport/types.ts';
