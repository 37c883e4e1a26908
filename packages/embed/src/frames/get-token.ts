import type { TokenReason } from '@parlour/features/site/partner/frame-contract';

/** How the page of a partner gives a token of a member it knows: at once, or later; `null`: there is none. */
export type GetToken = (reason: TokenReason) => unknown;

/** What a page has set as `getToken`, which may be anything; `null`: it gives no token. */
export const getTokenIn = (value: unknown): GetToken | null =>
  typeof value === 'function' ? (reason) => Reflect.apply(value, undefined, [reason]) : null;
