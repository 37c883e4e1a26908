import { looks } from './Chart.css.ts';

/** How the series at a place looks; a fifth one looks like the first. */
export const seriesAt = (index: number): (typeof looks)[number] =>
  looks[index % looks.length] ?? looks[0];
