import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataList.css.ts';

/** One fact: a label and its value. */
export interface DataListItem {
  /** Unique in the list. */
  id: string;
  /** What the value is; shown while values are still on their way. */
  label: ReactNode;
  /** Finished text, `Money`, `Badge`. Left out or empty: `missing` of the list is shown. */
  value?: ReactNode;
  /** The sum of the others: larger, below a line. */
  total?: boolean | undefined;
}

export interface DataListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Facts from the top down; the `total` belongs at the end. */
  items: readonly DataListItem[];
  /** `plain` (default), or in a sunken `well` as in a question about money. */
  variant?: 'plain' | 'well' | undefined;
  /** `rows` (default): label and value at the two ends. `stacked`: the value below its label. */
  layout?: 'rows' | 'stacked' | undefined;
  /** Values are on their way; labels are there. */
  loading?: boolean | undefined;
  /** Shown for a value that is missing. Default `–`. */
  missing?: ReactNode;
}

/** Facts of one thing: what is withdrawn, from where, what it costs. A label and value break apart only when they do not fit. */
export function DataList({
  items,
  variant = 'plain',
  layout = 'rows',
  loading = false,
  missing = '–',
  className,
  ...rest
}: DataListProps) {
  return (
    <dl
      data-component="data-list"
      {...(loading && { 'aria-busy': true, 'data-state': 'loading' })}
      {...rest}
      className={join(css.root, css.variant[variant], css.layout[layout], className)}
    >
      {items.map((item) => (
        <div
          key={item.id}
          data-part="item"
          className={join(css.item[layout], item.total === true && css.total)}
        >
          <dt className={join(css.label, item.total === true && css.totalLabel)}>{item.label}</dt>
          <dd
            className={join(
              css.value,
              layout === 'rows' && css.atEnd,
              item.total === true && css.totalValue,
            )}
          >
            {loading ? <Skeleton width={88} height={18} /> : shown(item.value, missing)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: ReactNode, missing: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' ? missing : value;
}
