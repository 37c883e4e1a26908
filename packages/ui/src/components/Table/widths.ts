import { vars } from '../../theme/contract.css.ts';

/** The table uses its own width, not the window's, because it is also used in centres and drawers. */
export const container = 'pl-table';
/** Rows are shown as cards. */
export const cards = `${container} (max-width: 599px)`;
/** `roomy` columns are shown below the first cell. */
export const tight = `${container} (min-width: 600px) and (max-width: 899px)`;

export const hairline = `1px solid ${vars.color.border.hairline}`;
/** Padding between the edge of the card and the first and last cell. */
export const edge = vars.space.s5;
