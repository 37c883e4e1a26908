import { Alert, type AlertProps } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Obstacle, WithdrawOptions } from './withdraw-model.ts';

interface ObstaclesProps {
  readonly of: readonly Obstacle[];
  readonly options: WithdrawOptions;
  readonly money: (amount: string) => string;
  /** The same, and hidden with the balance. */
  readonly shown: (amount: string) => string;
}

/** Why nothing can be withdrawn today; a missing password is said where it would be typed (WAL-03). */
export function Obstacles({ of, options, money, shown }: ObstaclesProps) {
  const t = useT();
  return (
    <>
      {of.includes('today') && <Obstructing tone="warn" text={t('withdraw.overToday')} />}
      {of.includes('balance') && (
        <Obstructing
          tone="info"
          text={t('withdraw.belowMin', {
            min: money(options.min),
            amount: shown(options.available),
          })}
        />
      )}
    </>
  );
}

interface ObstructingProps extends Pick<AlertProps, 'tone' | 'action'> {
  readonly text: string;
}

/** What a press on "withdraw" leads to instead, while it is there. */
export function Obstructing({ text, ...look }: ObstructingProps) {
  return (
    <Alert {...look} role="group" aria-label={text} tabIndex={-1} data-obstacle="">
      {text}
    </Alert>
  );
}

/** Focuses the first obstacle; `false` when there is none. */
export function moveToObstacle(form: ParentNode): boolean {
  const first = form.querySelector<HTMLElement>('[data-obstacle]');
  first?.focus();
  return first !== null;
}
