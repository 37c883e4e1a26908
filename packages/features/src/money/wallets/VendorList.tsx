import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Inline,
  Money,
  Surface,
  Text,
  VendorGlyph,
} from '@parlour/ui';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import * as css from './WalletsView.css.ts';
import type { WalletsViewProps } from './WalletsView.props.ts';
import type { VendorWallet } from './wallets-model.ts';

interface VendorListProps extends Pick<WalletsViewProps, 'marks' | 'onGames'> {
  readonly vendors: readonly VendorWallet[];
  readonly money: (amount: string) => string;
}

/** Empty wallets above this number stay folded. */
const most = 8;

/** The balance at each vendor; a wallet in maintenance is marked (WAL-02). */
export function VendorList({ vendors, marks, money, onGames }: VendorListProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const first = Math.max(most, vendors.filter(({ balance }) => isPositive(balance)).length);
  const shown = isOpen ? vendors : vendors.slice(0, first);
  return (
    <Surface as="section" aria-labelledby="wallets-vendors">
      <Inline justify="between">
        <Heading level={3} id="wallets-vendors">
          {t('wallet.providerWallets')}
        </Heading>
        {vendors.length > 0 && (
          <Text as="span" size="small" tone="secondary">
            {t('wallet.count', { count: vendors.length })}
          </Text>
        )}
      </Inline>
      {vendors.length === 0 && (
        <EmptyState
          level={4}
          title={t('empty.wallets.title')}
          body={t('empty.wallets.body')}
          action={<Button onClick={onGames}>{t('empty.wallets.action')}</Button>}
        />
      )}
      <ul className={css.list}>
        {shown.map(({ code, name, balance, isClosed }) => (
          <li key={code} className={css.row} data-wallet={code}>
            <span className={css.mark}>
              <VendorGlyph src={marks.get(code) ?? ''} />
            </span>
            <Text as="span" bold className={css.words}>
              {name}
            </Text>
            <span className={css.aside}>
              {isClosed && <Badge tone="warn">{t('ui.maintenance')}</Badge>}
              {(!isClosed || isPositive(balance)) && (
                <Money
                  size="sm"
                  text={money(balance)}
                  tone={isPositive(balance) ? 'primary' : 'muted'}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {vendors.length > first && (
        <Button block variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('wallet.showFewer') : t('wallet.showAll', { count: vendors.length })}
        </Button>
      )}
    </Surface>
  );
}
