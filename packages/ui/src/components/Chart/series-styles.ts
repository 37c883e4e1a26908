import { looks } from './Chart.css.ts';

/** Returns the style of the series with this index. The fifth series has the style of the first. */
export const seriesAt = (index: number): (typeof looks)[number] =>
  looks[index % looks.length] ?? looks[0];
