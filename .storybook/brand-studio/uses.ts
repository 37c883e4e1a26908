import type { TokensOf, Uses } from './usage.ts';

/** Set when Storybook starts (`.storybook/token-uses.ts`). */
declare const __TOKEN_USES__: Uses;
declare const __TOKENS_OF__: TokensOf;

/** Where each colour role is used. Outside Storybook there are no counts. */
export const uses = (): Uses => (typeof __TOKEN_USES__ === 'undefined' ? {} : __TOKEN_USES__);

/** The other tokens of each component and widget. Outside Storybook there are none. */
export const tokens = (): TokensOf => (typeof __TOKENS_OF__ === 'undefined' ? {} : __TOKENS_OF__);
