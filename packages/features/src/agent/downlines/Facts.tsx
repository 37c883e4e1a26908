import { Badge, Button, Divider, Heading, Stack, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { ArrowRight } from 'lucide-react';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { kindLabel } from '../rebates/RateFields.tsx';
import type { DetailWindowProps } from './DetailWindow.props.ts';
import { isDirect, type PathStep, statusWords, typeWords } from './downlines-model.ts';
import { RateForm } from './RateForm.tsx';
import { TransferOffer } from './TransferOffer.tsx';

interface FactsProps extends DetailWindowProps {
  /** The agent came back from the transfer form. */
  readonly isBack: boolean;
}

/**
 * Everything the backend says about one downline. For direct downlines also the rates, and the button that sends them
 * money (AGT-04).
 */
export function Facts(props: FactsProps) {
  const { detail, onTeam } = props;
  const { person, path } = detail;
  const t = useT();
  const figures = useFigures();
  const type = typeWords.get(person.type);
  const status = statusWords.get(person.status);
  const items = [
    {
      id: 'path',
      label: t('team.path'),
      value: path.length > 0 && <Way steps={path} />,
    },
    {
      id: 'nickname',
      label: t('field.nickname'),
      value: <bdi translate="no">{person.nickname}</bdi>,
    },
    {
      id: 'type',
      label: t('record.type'),
      value: <Badge tone={type?.tone}>{type ? t(type.label) : person.type}</Badge>,
    },
    {
      id: 'status',
      label: t('record.status'),
      value: <Badge tone={status?.tone}>{status ? t(status.label) : person.status}</Badge>,
    },
    { id: 'level', label: t('team.level'), value: figures(formatCount(person.level)) },
    {
      id: 'direct',
      label: t('team.directDownline'),
      value: figures(formatCount(person.direct)),
    },
    { id: 'team', label: t('team.size'), value: figures(formatCount(person.team)) },
    { id: 'balance', label: t('wallet.balance'), value: figures(person.balance) },
    { id: 'validBet', label: t('wallet.validBet'), value: figures(person.validBet) },
    {
      id: 'seen',
      label: t('auth.lastLogin'),
      value: person.seen === null ? undefined : figures(person.seen),
    },
    { id: 'registered', label: t('team.registeredAt'), value: figures(person.registered) },
  ];
  return (
    <Stack>
      <DataList items={items.map((item) => ({ ...item, value: item.value || undefined }))} />
      {person.direct > 0 && (
        <Button endIcon={ArrowRight} onClick={() => onTeam(person.id)}>
          {t('agentMsg.pathOf', { name: person.account })}
        </Button>
      )}
      <Divider decorative />
      {isDirect(person) ? <Editing {...props} /> : <Given {...props} />}
      {detail.transfer && (
        <TransferOffer
          target={detail.transfer.target}
          account={person.account}
          isBack={props.isBack}
          onTransferOpen={props.onTransferOpen}
          onRetryTransfer={props.onRetryTransfer}
        />
      )}
    </Stack>
  );
}

/** The names of the path, in reading direction. */
function Way({ steps }: { readonly steps: readonly PathStep[] }) {
  return steps.map(({ id, account }, index) => (
    <span key={id}>
      {index > 0 && <span>{' › '}</span>}
      <bdi translate="no">{account}</bdi>
    </span>
  ));
}

/** Edits the rates of a direct downline once the maximum rates are loaded. */
function Editing(props: DetailWindowProps) {
  const { detail, onRetryCaps } = props;
  const { caps } = detail;
  if (caps.status === 'error') {
    return (
      <>
        <Given {...props} />
        <PartError part={caps} onRetry={onRetryCaps} />
      </>
    );
  }
  if (caps.status === 'loading' || caps.value.length === 0) return <Given {...props} />;
  return <RateForm {...props} caps={caps.value} />;
}

/** The current rates of an account, read-only. */
function Given({ detail: { person } }: DetailWindowProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Stack gap="s3">
      <Heading level={3}>{t('team.rebateRate')}</Heading>
      {person.rates.length > 0 && (
        <DataList
          variant="well"
          items={person.rates.map((rate) => ({
            id: rate.kind,
            label: kindLabel(rate, t),
            value: figures(`${rate.rate}%`),
          }))}
        />
      )}
      {!isDirect(person) && (
        <Text size="small" tone="secondary">
          {t('team.ratesOfDirect')}
        </Text>
      )}
    </Stack>
  );
}
