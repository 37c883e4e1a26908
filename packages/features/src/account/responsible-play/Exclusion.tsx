import { Button, EmptyState, Heading, Stack, Surface, Text } from '@parlour/ui';
import { RadioGroup } from '@parlour/ui/forms';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { ExclusionReview } from './ExclusionReview.tsx';
import type { ExclusionMonths } from './policy.ts';
import type { ChoiceProps } from './ResponsiblePlayView.props.ts';
import { useMonths } from './use-limit-words.ts';

/** Self-exclusion in two steps: its length, then a summary with the password. */
export function Exclusion(props: ChoiceProps) {
  const { now, rules, failed } = props;
  const t = useT();
  const monthsOf = useMonths();
  const [chosen, setChosen] = useState<ExclusionMonths | null>(null);
  const [isReviewed, setIsReviewed] = useState(failed?.of === 'exclusion');
  if (now.excludedUntil !== null || now.permanent) {
    return <EmptyState title={t('play.isExcluded')} body={t('play.closed')} />;
  }
  const months = chosen ?? rules.months[0];
  if (isReviewed && months !== undefined) {
    const back = () => {
      props.onBack?.();
      setIsReviewed(false);
    };
    return <ExclusionReview {...props} months={months} onBack={back} />;
  }
  return (
    <Surface as="section" aria-labelledby="play-exclusion">
      <Stack>
        <Heading level={3} id="play-exclusion">
          {t('rg.selfExclusion')}
        </Heading>
        <Text tone="secondary">{t('rgMsg.selfExcludeLead')}</Text>
        <RadioGroup
          label={t('play.howLong')}
          labelHidden
          variant="card"
          value={chosen === null ? '' : String(chosen)}
          onChange={(value) => setChosen(rules.months.find((one) => String(one) === value) ?? null)}
          options={rules.months.map((one) => ({
            value: String(one),
            label: monthsOf(one),
            ...(one === 0 && { detail: t('play.forGoodNote') }),
          }))}
        />
        <Button
          variant="primary"
          size="lg"
          block
          disabled={chosen === null}
          onClick={() => setIsReviewed(true)}
        >
          {t('action.next')}
        </Button>
      </Stack>
    </Surface>
  );
}
