import { uiStyle } from '../../theme/style.ts';

/** Sun and moon in the same place. */
export const icons = uiStyle({ display: 'grid' });

export const icon = uiStyle({ gridArea: '1 / 1' });

/** Hides an icon but keeps its place. This is the only way to hide it that causes no layout. */
export const away = uiStyle({ visibility: 'hidden' });
