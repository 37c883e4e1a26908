import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import type { RecordSum } from '../../shared/records/RecordsView.props.ts';
import { FigureText } from './FigureText.tsx';
import { type Figure, sumOfFigures } from './figure.ts';

interface FigureColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => Figure;
  /** The rows of the page, for its sum. */
  readonly rows: readonly Row[];
  readonly symbol: string;
  /** A change: shown with its sign, in the colour of the sign. */
  readonly signed?: boolean;
  readonly tone?: 'warm';
}

/**
 * A column of amounts with the sum of the page. An unknown amount is marked on the screen and in the exported file
 * (AGT).
 */
export function useFigureColumn<Row>(): (column: FigureColumn<Row>) => RecordColumn<Row> {
  const t = useT();
  return ({ id, header, of, rows, symbol, signed = false, tone }) => ({
    id,
    header,
    cell: (row) => <FigureText of={of(row)} bySign={signed} tone={tone} />,
    file: (row) => of(row)?.exact ?? t('status.unknown'),
    fileHeader: `${header} (${symbol})`,
    numeric: true,
    compact: 'line',
    total: <FigureText of={sumOfFigures(rows.map(of), { symbol, signed })} tone={tone} />,
  });
}

interface FigureSum {
  readonly id: string;
  readonly label: string;
  /** `undefined` while it is loading. */
  readonly of: Figure | undefined;
  readonly signed?: boolean;
  readonly tone?: 'warm';
}

/** A sum of the whole range, as the backend calculates it; a missing one is unknown (AGT). */
export function useFigureSum(): (sum: FigureSum) => RecordSum {
  const t = useT();
  return ({ id, label, of, signed = false, tone }) => {
    const bySign = of?.sign === 1 ? 'success' : of?.sign === -1 ? 'danger' : 'neutral';
    return {
      id,
      label,
      text: of === undefined ? null : (of?.text ?? t('status.unknown')),
      tone: signed ? bySign : tone,
    };
  };
}
