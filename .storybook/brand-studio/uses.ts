import type { Uses } from './usage.ts';

/** Set when Storybook starts (`.storybook/token-uses.ts`). */
declare const __TOKEN_USES__: Uses;

/** Where each colour role is used. Outside Storybook there are no counts. */
export const uses = (): Uses => (typeof __TOKEN_USES__ === 'undefined' ? {} : __TOKEN_USES__);
