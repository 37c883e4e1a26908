import { join } from '../join.ts';
import * as css from './Chart.css.ts';
import { seriesAt } from './series-styles.ts';

/** The mark of a series in the legend, by its index. Each differs in more than its colour. */
export function Swatch({ mark, index }: { mark: 'line' | 'bar'; index: number }) {
  const style = seriesAt(index);
  return (
    <svg width="20" height="12" aria-hidden="true" className={css.swatch}>
      {mark === 'line' ? (
        <line x1="2" x2="18" y1="6" y2="6" className={join(css.line, style.line)} />
      ) : (
        <rect x="4" y="1" width="12" height="10" className={join(css.bar, style.bar)} />
      )}
    </svg>
  );
}
