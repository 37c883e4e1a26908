import { Button, ButtonLink, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import type { NextStep } from './next-step.ts';
import { actKey, type PromotionAct } from './promotions-model.ts';

export interface StepProps {
  readonly step: NextStep;
  readonly busy: boolean;
  readonly onAct: (act: PromotionAct) => void;
  readonly onRefresh: () => void;
  readonly onService: () => void;
}

/** The one possible step of a status (PRO-01, WAL-07). */
export function Step(props: StepProps) {
  return (
    // A key that is held down is one intent.
    <div role="none" data-part="step" {...preventDoubleSubmit.form}>
      <Choice {...props} />
    </div>
  );
}

function Choice({ step, busy, onAct, onRefresh, onService }: StepProps) {
  const t = useT();
  if (step.kind === 'refresh') {
    return (
      <Button block onClick={onRefresh}>
        {t('action.refresh')}
      </Button>
    );
  }
  if (step.kind === 'service') {
    return (
      <Button block onClick={onService}>
        {t('service.customerService')}
      </Button>
    );
  }
  if (step.kind === 'others') {
    return (
      <ButtonLink block href="/promotions">
        {t('promo.all')}
      </ButtonLink>
    );
  }
  if (step.kind === 'go') {
    return (
      <ButtonLink block href={step.href}>
        {t('promo.goTo', { place: t(step.place) })}
      </ButtonLink>
    );
  }
  const { act } = step;
  return (
    <>
      <Button
        block
        variant="primary"
        busy={busy}
        onClick={({ detail }) => {
          // Ignores the second press of a double click, also when the first answer has already arrived.
          if (detail < 2) onAct(act);
        }}
      >
        {t(actKey[act])}
      </Button>
      {act === 'join' && (
        <Text size="small" tone="muted">
          {t('promo.optional')}
        </Text>
      )}
    </>
  );
}
