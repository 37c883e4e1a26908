import { from, uiStyle } from '../../theme/style.ts';

/** The measured height of a page of 12 cards; the list sets it. */
export const heightName = '--pl-game-page-height';
/** How many pages a space replaces. */
export const pagesName = '--pl-game-pages';

/** Repeats the columns of the grid, so that the cards line up. */
export const page = uiStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gap: 'inherit',
});

/** As high as its pages and the gaps between them. Until a page is measured, uses the usual height. */
const room = (height: number, gap: number) => ({
  blockSize: `calc(var(${pagesName}) * (var(${heightName}, ${height}px) + ${gap}px) - ${gap}px)`,
});

export const space = uiStyle({
  gridColumn: '1 / -1',
  ...room(1500, 16),
  '@media': {
    [from.narrow]: room(804, 16),
    [from.tablet]: room(876, 20),
    [from.wide]: room(640, 24),
  },
});
