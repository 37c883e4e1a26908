import { Eye, EyeOff, History, RefreshCw } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BalancePill.css.ts';

/** The texts of a `BalancePill`. None of them contains the amount. */
export interface BalancePillLabels {
  /** "Balance": visible on desktops, announced on all screens. */
  balance: string;
  /** Name of the eye button while the amount is shown. */
  hide: string;
  /** Name of the eye button while the amount is hidden. */
  show: string;
  /** Name of the button that loads the amount again. */
  refresh: string;
  /** Shown instead of a hidden amount, with the currency symbol. */
  mask: string;
  /** Announced instead of a hidden amount. */
  hidden: string;
  /** Announced while the first amount is loading. */
  loading: string;
  /** Announced while a known amount is being refreshed. */
  refreshing: string;
  /** Announced when the amount may be out of date: says why. */
  stale: string;
  /** Announced when the amount could not be loaded. */
  error: string;
}

export interface BalancePillProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /**
   * `stale`: the last known amount, which may be out of date. `error`: the amount could not be loaded; `text` is the
   * last known amount, or empty. `hidden`: the member chose to hide it.
   */
  state: 'loading' | 'ready' | 'refreshing' | 'stale' | 'error' | 'hidden';
  /** Formatted amount with its symbol. While `hidden` it is not put into the document. */
  text?: string | undefined;
  /** Texts and names of the buttons, in the language of the page. */
  labels: BalancePillLabels;
  /** Called when the eye button is pressed: hide the amount, or show it again. */
  onToggleHidden: () => void;
  /** Called when the refresh button is pressed. Not called while `loading` or `refreshing`. */
  onRefresh: () => void;
}

/** The member's balance in the header, with buttons that hide and refresh it (WAL-01, LAY-03). */
export function BalancePill({
  state,
  text = '',
  labels,
  onToggleHidden,
  onRefresh,
  className,
  ...rest
}: BalancePillProps) {
  const hidden = state === 'hidden';
  const wrong = state === 'stale' || state === 'error';
  return (
    <fieldset
      aria-label={labels.balance}
      data-component="balance-pill"
      data-state={state}
      {...rest}
      className={join(css.root, className)}
    >
      <span data-part="caption" aria-hidden="true" className={css.caption}>
        {labels.balance}
      </span>
      <span role="status" aria-busy={state === 'loading'} className={css.live}>
        <span
          data-part="amount"
          aria-hidden={hidden || undefined}
          className={join(css.amount, wrong && css.stale)}
        >
          {hidden ? labels.mask : state === 'loading' ? <Skeleton height={20} /> : text || '–'}
        </span>
        <Spoken state={state} labels={labels} />
      </span>
      <IconButton
        data-part="eye"
        className={join(css.button, wrong && css.fromDesktop)}
        label={hidden ? labels.show : labels.hide}
        icon={hidden ? EyeOff : Eye}
        size="sm"
        disabled={state === 'loading'}
        onClick={onToggleHidden}
      />
      <IconButton
        data-part="refresh"
        className={join(css.button, !wrong && css.fromDesktop, state === 'error' && css.failed)}
        label={labels.refresh}
        // A clock with an arrow says that the amount is old and that a press refreshes it.
        icon={state === 'stale' ? History : RefreshCw}
        size="sm"
        busy={state === 'refreshing'}
        disabled={state === 'loading'}
        onClick={onRefresh}
      />
    </fieldset>
  );
}

/** Announces the state of the amount. It comes after the amount in a polite live region. */
function Spoken({ state, labels }: Pick<BalancePillProps, 'state' | 'labels'>) {
  return state === 'ready' ? null : <VisuallyHidden>{labels[state]}</VisuallyHidden>;
}
