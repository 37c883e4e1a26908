import {
  Alert,
  Badge,
  Button,
  IconButton,
  Inline,
  Money,
  Skeleton,
  Stitch,
  Surface,
  Text,
} from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Eye, EyeOff, RefreshCw, Undo2 } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { BalanceFigure } from '../../shared/wallet/BalanceFigure.tsx';
import { iconOnInverse, onInverse } from '../../shared/wallet/inverse.css.ts';
import * as css from './WalletsView.css.ts';
import type { WalletsViewProps } from './WalletsView.props.ts';
import { leftOut, type Wallets } from './wallets-model.ts';

interface SumsProps extends WalletsViewProps {
  readonly known: Wallets | null;
  readonly money: (amount: string) => string;
}

/**
 * The total balance of the member, and the button that transfers all of it back to the main wallet (WAL-01, WAL-02).
 */
export function Sums(props: SumsProps) {
  const { balance, currencySymbol, isOld, known, money, moving, failed, left } = props;
  const t = useT();
  const { hidden } = balance;
  return (
    <div className={css.sums}>
      <Surface tone="inverse" radius="xl" className={css.sums}>
        <div className={css.head}>
          <div>
            <Text size="small" tone="inherit">
              {t('wallet.totalBalance')}
            </Text>
            <BalanceFigure {...{ balance, currencySymbol, isOld }} />
          </div>
          <Inline gap="s1" wrap={false}>
            <IconButton
              className={iconOnInverse}
              icon={hidden ? EyeOff : Eye}
              label={t(hidden ? 'ui.showBalance' : 'ui.hideBalance')}
              onClick={props.onToggleHidden}
            />
            <IconButton
              className={iconOnInverse}
              icon={RefreshCw}
              label={t('ui.refreshBalance')}
              busy={balance.state === 'refreshing'}
              onClick={props.onRefresh}
            />
          </Inline>
        </div>
        <Stitch />
        <dl className={css.facts}>
          <Fact label={t('wallet.mainWallet')} value={known && money(known.main)} />
          <Fact label={t('wallet.atProviders')} value={known && money(known.atVendors)} />
        </dl>
        {known && leftOut(known).length > 0 && (
          <div>
            <Button
              className={onInverse}
              icon={Undo2}
              busy={moving === 'back'}
              disabled={moving === 'transfer'}
              onClick={props.onAllBack}
            >
              {t('wallet.transferAllBack')}
            </Button>
          </div>
        )}
      </Surface>
      <FormStatus message={moving === 'back' ? t('loading.sending') : ''}>
        {failed?.of === 'back' && (
          <MoveFailure
            key={failed.attempt}
            error={failed.error}
            busy={moving === 'back'}
            onRetry={props.onAgain}
          />
        )}
      </FormStatus>
      {left.length > 0 && (
        <Alert role="alert" tone="warn" title={t('transfer.partFailed', { count: left.length })}>
          <ul className={css.lines}>
            {left.map(({ code, name, balance: kept, isClosed }) => (
              <li key={code}>
                <span>{name}</span> <Money text={money(kept)} />{' '}
                {isClosed && <Badge tone="warn">{t('ui.maintenance')}</Badge>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div>
      <dt>
        <Text as="span" size="small" tone="inherit">
          {label}
        </Text>
      </dt>
      <dd className={css.fact}>
        {value === null ? <Skeleton width={88} height={26} /> : <Money size="md" text={value} />}
      </dd>
    </div>
  );
}
