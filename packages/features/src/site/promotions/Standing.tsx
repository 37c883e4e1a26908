import { Alert, Countdown, clockText, Heading, Surface, Text, type UiClock } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { Fact } from './Fact.tsx';
import { Period, StatusBadge } from './Offer.tsx';
import * as css from './PromotionPage.css.ts';
import type { PromotionPage } from './promotion-page-model.ts';
import type { PromotionAct } from './promotions-model.ts';
import { Step, type StepProps } from './Step.tsx';
import { type Drawn, isTooLate, type StepFailure } from './use-promotion-step.ts';

export interface StandingProps extends Pick<StepProps, 'onRefresh' | 'onService'> {
  readonly page: PromotionPage;
  /** The clock of the backend. */
  readonly clock: UiClock;
  /** The step is under way. */
  readonly busy: boolean;
  /** The error of the last step. */
  readonly failure: StepFailure | null;
  /** The result of the last draw. */
  readonly drawn: Drawn | null;
  readonly onAct: (act: PromotionAct) => void;
  /** Called when the countdown ends. */
  readonly onEnd: (until: number) => void;
}

/** Conditions of the next step, the member's progress, and the step (PRO-01). */
export function Standing({
  page,
  clock,
  busy,
  failure,
  drawn,
  onAct,
  onEnd,
  ...on
}: StandingProps) {
  const t = useT();
  const { promotion, step, reason, draws, countdown } = page;
  const { turnoverTimes: times, status } = promotion;
  const place = useKeptFocus(status);
  return (
    <Surface as="section" className={css.side}>
      <Heading level={2} size="s">
        {t(page.step?.kind === 'act' && page.step.act === 'join' ? 'promo.before' : 'promo.facts')}
      </Heading>
      <div ref={place} tabIndex={-1} className={css.state}>
        <StatusBadge status={status} />
        <Period promotion={promotion} />
      </div>
      {countdown && (
        <Left countdown={countdown} clock={clock} onEnd={() => onEnd(countdown.until)} />
      )}
      <dl className={css.facts}>
        <Fact label={t('promo.bonus')} value={page.bonusRate} />
        <Fact label={t('promo.maxBonus')} value={page.maxBonus} />
        <Fact label={t('promo.minDeposit')} value={page.minDeposit} />
        <Fact
          label={t('promo.turnoverTerms')}
          value={times === null ? null : t('promo.times', { count: times })}
        />
        <Fact
          label={t('promo.timeToFulfil')}
          value={page.days === null ? null : t('count.days', { count: page.days })}
        />
        <Fact
          label={t('promo.raffle')}
          value={draws === null ? null : t('promo.drawsLeft', { count: draws })}
        />
      </dl>
      {times !== null && <Text size="small">{t('promo.turnoverExplain', { times })}</Text>}
      {status === 'applying' && <Alert>{t('promo.reviewing')}</Alert>}
      {status === 'closed' && <Alert role="status">{t('promo.ended')}</Alert>}
      {reason !== null && <Alert tone="warn">{t('promo.rejectedReason', { reason })}</Alert>}
      {drawn && (
        <Alert key={drawn.attempt} tone="success" role="status">
          {t('success.raffleClaimed', { prize: drawn.prize })}
        </Alert>
      )}
      {draws === 0 && <Text size="small">{t('promo.noRaffleLeft')}</Text>}
      {failure && (
        <MoveFailure
          key={`failure ${failure.attempt}`}
          error={failure.error}
          text={isTooLate(failure.error) ? t('promo.noLonger') : undefined}
          busy={busy}
          onRetry={() => onAct(failure.act)}
        />
      )}
      {step && <Step {...on} step={step} busy={busy} onAct={onAct} />}
    </Surface>
  );
}

interface LeftProps extends Pick<StandingProps, 'clock'> {
  readonly countdown: NonNullable<PromotionPage['countdown']>;
  readonly onEnd: () => void;
}

/** The time until its start or end. Not announced while it counts down; screen readers read it on demand. */
function Left({ countdown, clock, onEnd }: LeftProps) {
  const t = useT();
  const numbers = useNumbers();
  return (
    <Countdown
      until={countdown.until}
      label={t(countdown.to === 'start' ? 'promo.startsIn' : 'promo.endsIn')}
      clock={clock}
      numbers={numbers}
      format={(left) => {
        const days = Math.floor(left.hours / 24);
        const rest = clockText({ ...left, hours: left.hours % 24 });
        return days > 0 ? `${t('count.days', { count: days })} ${rest}` : clockText(left);
      }}
      onEnd={onEnd}
    />
  );
}

/** Moves the focus when the focused button disappears with its status. */
function useKeptFocus(status: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    if (document.activeElement === document.body) place.current?.focus();
  }, [status]);
  return place;
}
