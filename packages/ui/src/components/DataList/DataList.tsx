import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataList.css.ts';

/** One fact: a label and its value. */
export interface DataListItem {
  /** Unique in the list. */
  id: string;
  /** What the value is. It is shown while the values are loading. */
  label: ReactNode;
  /** Formatted text, `Money` or `Badge`. When it is left out or empty, `missing` is shown. */
  value?: ReactNode;
  /** The sum of the others: larger, below a line. Put it last. */
  total?: boolean | undefined;
}

export interface DataListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts in order; the `total` comes last. */
  items: readonly DataListItem[];
  /** `plain` (default), or `well`: in a sunken box, as in a question about money. */
  variant?: 'plain' | 'well' | undefined;
  /** `rows` (default): label and value at opposite ends. `stacked`: the value below its label. */
  layout?: 'rows' | 'stacked' | undefined;
  /** The values are loading. The labels are shown. */
  loading?: boolean | undefined;
  /** Shown for a missing value. Default `–`. */
  missing?: ReactNode;
}

/**
 * Facts about one thing, e.g. the amount, the account and the fee of a withdrawal. A label and its value share a line
 * unless they do not fit.
 */
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
