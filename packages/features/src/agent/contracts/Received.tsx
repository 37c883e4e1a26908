import { Button, EmptyState, Inline, Skeleton, Stack, Surface } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { ContractCard } from './ContractCard.tsx';
import * as css from './contracts.css.ts';
import { type Contract, type ContractAction, offerIn } from './contracts-model.ts';
import type { ContractKind } from './kinds.ts';

export interface ReceivedProps {
  readonly kind: ContractKind;
  readonly received: Part<readonly Contract[]>;
  readonly onStep: (contract: Contract, action: ContractAction) => void;
  readonly onAsk: () => void;
  readonly onRetry: () => void;
}

/** Contracts with the upline, the newest first, and a button to request one (AGT-13). */
export function Received({ kind, received, onStep, onAsk, onRetry }: ReceivedProps) {
  const t = useT();
  if (received.status === 'loading') return <Skeleton height={320} />;
  if (received.status === 'error') return <PartError part={received} onRetry={onRetry} />;
  const contracts = received.value;
  const ask = <Button onClick={onAsk}>{t('empty.contracts.action')}</Button>;
  if (contracts.length === 0) {
    return (
      <EmptyState
        title={t('empty.contracts.title')}
        body={t('empty.contracts.body')}
        action={ask}
      />
    );
  }
  return (
    <Stack>
      {offerIn(contracts) === null && <Inline justify="end">{ask}</Inline>}
      <ul className={css.cards}>
        {contracts.map((contract) => (
          <Surface as="li" key={contract.id}>
            <ContractCard
              kind={kind}
              contract={contract}
              replaced={contracts.find(({ id }) => id === contract.replaces) ?? null}
              onStep={onStep}
            />
          </Surface>
        ))}
      </ul>
    </Stack>
  );
}
