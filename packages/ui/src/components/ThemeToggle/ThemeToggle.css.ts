import { uiStyle } from '../../theme/style.ts';

/** Sun and moon on one place. */
export const icons = uiStyle({ display: 'grid' });

export const icon = uiStyle({ gridArea: '1 / 1' });

/** Out of sight, in its place. Of all ways to hide an icon the one after which nothing is laid out anew. */
export const away = uiStyle({ visibility: 'hidden' });
