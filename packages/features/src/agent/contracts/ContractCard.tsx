import { Badge, Button, Heading, Inline, Stack, Text } from '@parlour/ui';
import { DataList, type DataListItem, Timeline } from '@parlour/ui/data';
import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './contracts.css.ts';
import type { Contract, ContractAction } from './contracts-model.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import {
  contractStatuses,
  ratesText,
  settledText,
  statusText,
  stepOf,
  stepWords,
} from './labels.ts';
import { Terms } from './Terms.tsx';
import { timelineOf } from './timeline.ts';

export interface ContractCardProps {
  readonly kind: ContractKind;
  readonly contract: Contract;
  /** The contract that this one would end; `null` where it is unknown. */
  readonly replaced: Contract | null;
  /** Opens the review before a step. */
  readonly onStep: (contract: Contract, action: ContractAction) => void;
}

/** The button that refuses comes before the one that agrees, as in every question with two answers. */
const order: readonly ContractAction[] = ['reject', 'terminate', 'requestTermination', 'accept'];

/** One contract: its state, terms, timeline, and the steps it allows (AGT-13). */
export function ContractCard({ kind, contract, replaced, onStep }: ContractCardProps) {
  const t = useT();
  const figures = useFigures();
  const { id, account, status, tiers, actions, isReceived } = contract;
  const time = (text: string | null) =>
    text !== null && (
      <bdi translate="no" dir="ltr">
        {figures(text)}
      </bdi>
    );
  const items: readonly (DataListItem | false)[] = [
    {
      id: 'account',
      label: t(isReceived ? 'team.upline' : 'team.downline'),
      value: <bdi translate="no">{account}</bdi>,
    },
    { id: 'settled', label: t('contract.settlement'), value: settledText(contract, t) },
    {
      id: 'from',
      label: t('contract.effectiveFrom'),
      value: time(contract.effectiveFrom) || undefined,
    },
    contract.answerBy !== null &&
      status === 'offered' && {
        id: 'by',
        label: t('contract.answerBy'),
        value: time(contract.answerBy) || undefined,
      },
    contract.replaces !== null && {
      id: 'replaces',
      label: t('contract.replaces'),
      value: replaced ? (
        figures(`${ratesText(replaced.tiers, t)}, ${settledText(replaced, t)}`)
      ) : (
        <bdi translate="no" dir="ltr">
          {contract.replaces}
        </bdi>
      ),
    },
  ];
  const heading = `contract-${id}`;
  return (
    <Stack as="article" gap="s4" aria-labelledby={heading}>
      <Stack gap="s2">
        <Heading level={3} id={heading}>
          <span>{t(kindWords[kind].contract)}</span>{' '}
          <bdi translate="no" dir="ltr">
            {id}
          </bdi>
        </Heading>
        <Inline>
          <Badge tone={contractStatuses.get(status)?.tone}>{statusText(contract, t)}</Badge>
        </Inline>
      </Stack>
      <DataList items={items.filter((item) => item !== false)} />
      <Terms kind={kind} tiers={tiers} id={id} />
      <ContractTimeline contract={contract} />
      {actions.length > 0 && (
        <div className={css.answers}>
          {order
            .filter((action) => actions.includes(action))
            .map((action) => (
              <Button
                key={action}
                variant={action === 'accept' ? 'primary' : 'secondary'}
                onClick={() => onStep(contract, action)}
              >
                {t(stepWords[stepOf(contract, action)].verb)}
              </Button>
            ))}
        </div>
      )}
    </Stack>
  );
}

const stateNames = {
  done: 'contract.stateDone',
  current: 'contract.stateNow',
  todo: 'contract.stateAhead',
  failed: 'contract.stateOver',
} as const satisfies Record<string, MessageKey>;

/** Past and next events of a contract. */
function ContractTimeline({ contract }: { readonly contract: Contract }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Stack gap="s2">
      <Text as="span" size="small" tone="secondary">
        {t('contract.course')}
      </Text>
      <Timeline
        label={t('contract.courseOf', { id: contract.id })}
        stateLabels={{
          done: t(stateNames.done),
          current: t(stateNames.current),
          todo: t(stateNames.todo),
          failed: t(stateNames.failed),
        }}
        events={timelineOf(contract).map(({ id, title, time, state }) => ({
          id,
          title: t(title),
          state,
          ...(time !== null && { time: figures(time) }),
        }))}
      />
    </Stack>
  );
}
