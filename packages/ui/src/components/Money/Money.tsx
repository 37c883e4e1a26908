import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** The finished amount with sign and symbol, made by the one money formatter (I18-02). */
  text: string;
  /** 14, 17, 21 or 30 px, or as large as the sentence around it. Default `inherit`. */
  size?: 'inherit' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * `success` and `danger` only where the amount is a change and carries its
   * sign; `warm` for prizes and income (design.md §6.1). Default `inherit`.
   */
  tone?: 'inherit' | 'primary' | 'muted' | 'warm' | 'success' | 'danger' | undefined;
  /** A rejected or void amount: crossed out, and counted as zero in totals. */
  struck?: boolean | undefined;
}

/** An amount: tabular, unbroken, left-to-right even inside a right-to-left sentence. */
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
