import { Alert, type AlertProps } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Obstacle, WithdrawOptions } from './withdraw-model.ts';

interface ObstaclesProps {
  readonly of: readonly Obstacle[];
  readonly options: WithdrawOptions;
  readonly money: (amount: string) => string;
  /** The same, but masked while balances are hidden. */
  readonly shown: (amount: string) => string;
}

/** Why nothing can be withdrawn today (WAL-03). */
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

interface ObstructingProps extends Pick<AlertProps, 'tone'> {
  readonly text: string;
}

/** A message that prevents a withdrawal. A press on "withdraw" focuses it instead of sending. */
function Obstructing({ text, tone }: ObstructingProps) {
  return (
    <Alert tone={tone} role="group" aria-label={text} tabIndex={-1} data-obstacle="">
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
