import { vars } from '../../theme/contract.css.ts';

/** The table's own width decides, not the window's: it is also used in centres and drawers. */
export const container = 'pl-table';
/** Rows are cards. */
export const cards = `${container} (max-width: 599px)`;
/** `roomy` columns have no place of their own. */
export const tight = `${container} (min-width: 600px) and (max-width: 899px)`;

export const hairline = `1px solid ${vars.color.border.hairline}`;
/** From the edge of the card to the first and last cell. */
export const edge = vars.space.s5;
