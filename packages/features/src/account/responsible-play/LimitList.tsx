import {
  Alert,
  Button,
  Heading,
  Inline,
  ProgressBar,
  Skeleton,
  Stack,
  Stitch,
  Surface,
  Text,
} from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { Clock } from 'lucide-react';
import { Fragment } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { LimitWindow } from './LimitWindow.tsx';
import type { ResponsiblePlayViewProps } from './ResponsiblePlayView.props.ts';
import {
  type Limit,
  type LimitKind,
  type Limits,
  limitKinds,
  shareOf,
} from './responsible-play-model.ts';
import { kindNames, periodNames, useLimitWords } from './use-limit-words.ts';

/** The limits, grouped by kind, each with its used amount. */
export function LimitList(props: ResponsiblePlayViewProps) {
  const { limits, failed } = props;
  const t = useT();
  if (limits.status === 'loading') {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton height={260} />
          <Skeleton height={260} />
        </Stack>
      </div>
    );
  }
  if (limits.status === 'error') {
    return <PartError part={limits} onRetry={() => props.onRetry('limits')} />;
  }
  const isHere = failed?.of === 'cancel' || failed?.of === 'reminder';
  return (
    <Stack>
      {isHere && <FailureAlert key={failed.attempt} text={errorMessage(failed.error, t)} />}
      {limitKinds.map((kind) => (
        <Kind key={kind} kind={kind} {...props} of={limits.value} />
      ))}
      {props.open && <LimitWindow {...props} limit={props.open} of={limits.value} />}
    </Stack>
  );
}

interface KindProps extends ResponsiblePlayViewProps {
  readonly kind: LimitKind;
  readonly of: Limits;
}

function Kind({ kind, of, ...props }: KindProps) {
  const t = useT();
  const words = useLimitWords(props.currencySymbol);
  const id = `limits-${kind}`;
  return (
    <Surface as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={3} id={id}>
          {t(kindNames[kind])}
        </Heading>
        {of.all
          .filter((limit) => limit.kind === kind)
          .map((limit, index) => (
            <Fragment key={limit.period}>
              {index > 0 && <Stitch />}
              <Row {...props} limit={limit} />
            </Fragment>
          ))}
        {kind === 'session' && (
          <>
            <Stitch />
            <Reminder {...props} of={of} />
            {of.foreign.map((limit) => (
              <Text key={limit.id} tone="secondary">
                {limit.value === null ? limit.id : `${limit.id}: ${words.plain(limit.value)}`}
              </Text>
            ))}
          </>
        )}
      </Stack>
    </Surface>
  );
}

interface RowProps extends ResponsiblePlayViewProps {
  readonly limit: Limit;
}

function Row({ limit, currencySymbol, busy, onOpen, onCancelRaise }: RowProps) {
  const t = useT();
  const { unit, used } = useLimitWords(currencySymbol);
  const { value, pending } = limit;
  const period = t(periodNames[limit.period]);
  const name = `${t(kindNames[limit.kind])}, ${period}`;
  return (
    <Stack gap="s2">
      <Inline justify="between" wrap={false} gap="s3">
        <Stack gap="s1">
          <Text bold>{period}</Text>
          <Text size="small" tone="secondary">
            {used(limit)}
          </Text>
        </Stack>
        <Button
          size="sm"
          variant={value === null ? 'soft' : 'secondary'}
          aria-label={`${t(value === null ? 'rg.setLimit' : 'action.change')}: ${name}`}
          onClick={() => onOpen(limit)}
        >
          {t(value === null ? 'rg.setLimit' : 'action.change')}
        </Button>
      </Inline>
      {value !== null && <ProgressBar label={name} labelHidden value={shareOf(limit)} />}
      {pending && (
        <Alert
          tone="info"
          action={
            <Button
              size="sm"
              icon={Clock}
              busy={busy === 'cancel'}
              aria-label={`${t('play.keepOld')}: ${name}`}
              onClick={() => onCancelRaise(limit)}
            >
              {t('play.keepOld')}
            </Button>
          }
        >
          {pending.value === null
            ? t('play.removedFrom', { time: pending.startsAt })
            : t('play.raisedFrom', {
                amount: unit(limit.kind, pending.value),
                time: pending.startsAt,
              })}
        </Alert>
      )}
    </Stack>
  );
}

interface ReminderProps extends ResponsiblePlayViewProps {
  readonly of: Limits;
}

/** How often time and net position are shown: the allowed choices and the current one. */
function Reminder({ of, policy, busy, onReminder }: ReminderProps) {
  const t = useT();
  const { reminderMinutes } = of;
  const allowed = policy.status === 'ready' ? policy.value.reminders : [];
  const all = [...new Set([...allowed, reminderMinutes])].sort((one, other) => one - other);
  return (
    <SelectField
      id="play-reminder"
      label={t('rg.realityCheck')}
      hint={t('play.reminderNote')}
      value={String(reminderMinutes)}
      disabled={busy === 'reminder' || all.length < 2}
      options={all.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t('play.off') : t('time.minutes', { count: minutes }),
      }))}
      onChange={({ currentTarget }) => onReminder(Number(currentTarget.value))}
    />
  );
}
