import { useState } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './Chart.css.ts';
import type { ChartCategory, ChartSeries } from './series.ts';

interface DataTableProps {
  label: string;
  summary: string;
  categoryLabel: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** All values of the chart as a table. Every person can open it with one press. */
export function DataTable({
  label,
  summary,
  categoryLabel,
  categories,
  series,
  format,
}: DataTableProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useOverflow(box);
  return (
    <details data-part="table" className={css.details}>
      <summary className={css.summary}>{summary}</summary>
      <div
        ref={setBox}
        className={css.tableBox}
        // A group, not a landmark: the section around a chart is already a landmark with the same name.
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <table aria-label={label} className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.th}>
                {categoryLabel}
              </th>
              {series.map((one) => (
                <th key={one.id} scope="col" className={css.thNumber}>
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category.id}>
                <th scope="row" className={css.th}>
                  {category.label}
                </th>
                {series.map((one) => {
                  const value = one.values[index];
                  return (
                    <td key={one.id} className={css.td}>
                      <bdi translate="no" dir="ltr">
                        {value === null || value === undefined ? '–' : format(value)}
                      </bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
