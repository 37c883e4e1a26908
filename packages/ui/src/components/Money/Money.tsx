import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** The formatted amount with sign and symbol, from the money formatter of the site (I18-02). */
  text: string;
  /** 14, 17, 21 or 30 px, or the size of the text around it. Default `inherit`. */
  size?: 'inherit' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Use `success` and `danger` only for a change that has a sign, and `warm` for prizes and income (design.md §6.1).
   * Default `inherit`.
   */
  tone?: 'inherit' | 'primary' | 'muted' | 'warm' | 'success' | 'danger' | undefined;
  /** A rejected or void amount: crossed out. It counts as zero in totals. */
  struck?: boolean | undefined;
}

/**
 * An amount of money. Its digits are tabular, it never wraps, and it runs left to right, also in right-to-left text.
 */
export function Money({
  text,
  size = 'inherit',
  tone = 'inherit',
  struck,
  className,
  ...rest
}: MoneyProps) {
  const names = join(
    css.root,
    css.size[size],
    css.tone[tone],
    struck === true && css.struck,
    className,
  );
  const amount = struck === true ? <s>{text}</s> : text;
  return (
    <bdi translate="no" data-component="money" dir="ltr" {...rest} className={names}>
      {amount}
    </bdi>
  );
}
