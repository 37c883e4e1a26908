import { Alert, Button, Inline, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { Order } from './order.ts';

interface OpenOrdersProps {
  readonly open: Part<readonly Order[]>;
  /** Id of the order that the page already shows. */
  readonly shown: string;
  readonly money: (amount: string) => string;
  readonly onShow: (depositId: string) => void;
}

/** Lists the open deposits above a new one, so that no deposit is paid twice (WAL-07). */
export function OpenOrders({ open, shown, money, onShow }: OpenOrdersProps) {
  const t = useT();
  if (open.status === 'loading') return null;
  if (open.status === 'error') return <Alert tone="warn">{t('deposit.openFailed')}</Alert>;
  const others = open.value.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <Alert tone="warn" title={t('deposit.open', { count: others.length })}>
      <Text as="span" size="small">
        {t('deposit.openBody')}
      </Text>
      <Inline>
        {others.map(({ id, reference, amount }) => (
          <Button key={id} size="sm" onClick={() => onShow(id)}>
            <bdi translate="no">{reference}</bdi> <span>{`\u00B7 ${money(amount)}`}</span>
          </Button>
        ))}
      </Inline>
    </Alert>
  );
}
