import { Button, EmptyState, Heading, Stack, Surface, Text } from '@parlour/ui';
import { RadioGroup } from '@parlour/ui/forms';
import { useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { ChoiceProps } from './ResponsiblePlayView.props.ts';

/** The form for a break: its length and its end. A longer break that is already running is not shortened. */
export function Breaks({ now, breaks, busy, failed, onBreak }: ChoiceProps) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const open = breaks.filter(({ isShorter }) => !isShorter);
  const days = open.find((one) => String(one.days) === chosen)?.days;
  if (now.excludedUntil !== null || now.permanent || open.length === 0) {
    return (
      <EmptyState
        title={t('play.noBreak')}
        body={t(now.paused ? 'play.closed' : 'empty.limits.body')}
      />
    );
  }
  return (
    <Surface as="section" aria-labelledby="play-break">
      <Stack>
        <Heading level={3} id="play-break">
          {t('rg.takeBreak')}
        </Heading>
        {failed?.of === 'break' && (
          <FailureAlert key={failed.attempt} text={errorMessage(failed.error, t)} />
        )}
        <Text tone="secondary">{t('rgMsg.timeOutLead')}</Text>
        <RadioGroup
          label={t('play.howLong')}
          labelHidden
          variant="card"
          value={chosen}
          onChange={setChosen}
          options={breaks.map((one) => ({
            value: String(one.days),
            label: t('play.days', { count: one.days }),
            detail: t('play.until', { time: one.until }),
            disabled: one.isShorter,
          }))}
        />
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy === 'break'}
          disabled={days === undefined}
          onClick={() => days !== undefined && onBreak(days)}
        >
          {t('confirm.timeOut.action')}
        </Button>
      </Stack>
    </Surface>
  );
}
