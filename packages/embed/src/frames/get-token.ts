import type { TokenReason } from '@parlour/features/site/partner/frame-contract';

/** How a partner page gives the token of a member it knows: at once, or later; `null` when there is none. */
export type GetToken = (reason: TokenReason) => unknown;

/** Returns the function that a page has set as `getToken`, or `null` for any other value. */
export const getTokenIn = (value: unknown): GetToken | null =>
  typeof value === 'function' ? (reason) => Reflect.apply(value, undefined, [reason]) : null;
