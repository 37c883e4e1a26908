import {
  Avatar,
  type BalancePillProps,
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  ProgressBar,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { KpiTile } from '@parlour/ui/data';
import { LogOut, Pencil, RefreshCw, ShieldCheck } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { hiddenMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './AccountView.css.ts';
import { type Protection, unsafeOf } from './account-model.ts';
import { Logins } from './Logins.tsx';
import { Ways } from './Ways.tsx';
import type { AccountWindow } from './windows.tsx';

export interface AccountViewProps {
  readonly nickname: string;
  /** The login name. */
  readonly account: string;
  /** The picture that the member chose; without it the first letter of the nickname is shown. */
  readonly picture?: string | undefined;
  /** Name of the level; `null` while unknown. */
  readonly level: string | null;
  readonly balance: Pick<BalancePillProps, 'state' | 'text'>;
  readonly currencySymbol: string;
  readonly protection: Part<Protection>;
  readonly onRefreshBalance: () => void;
  readonly onOpen: (window: AccountWindow) => void;
  readonly onLogout: () => void;
  readonly onRetry: () => void;
}

/** My account: the member, the protection of the account, the last logins (MEM-01). */
export function AccountView(props: AccountViewProps) {
  return (
    <div className={css.columns}>
      <Stack>
        <Protected {...props} />
      </Stack>
      <Stack>
        <Person {...props} />
        <Balance
          of={props.balance}
          symbol={props.currencySymbol}
          onRefresh={props.onRefreshBalance}
        />
        {props.protection.status === 'ready' && (
          <Logins
            logins={props.protection.value.logins}
            onDevices={() => props.onOpen('devices')}
          />
        )}
        <Play />
      </Stack>
    </div>
  );
}

/** Link to limits, breaks and self-exclusion, which have no entry in the menu. */
function Play() {
  const t = useT();
  return (
    <Surface as="section" aria-labelledby="account-play">
      <Stack gap="s3">
        <Heading level={3} id="account-play">
          {t('rg.responsiblePlay')}
        </Heading>
        <Text size="small" tone="secondary">
          {t('rgMsg.lead')}
        </Text>
        <ButtonLink block size="sm" icon={ShieldCheck} href="/?member=responsiblePlay">
          {t('rg.limits')}
        </ButtonLink>
      </Stack>
    </Surface>
  );
}

function Protected({ protection, onRetry, onOpen }: AccountViewProps) {
  const t = useT();
  if (protection.status === 'loading') {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton height={96} />
          <Skeleton height={432} />
        </Stack>
      </div>
    );
  }
  if (protection.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(protection.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const { value } = protection;
  return (
    <>
      <Strength of={value} onOpen={onOpen} />
      <Ways of={value} onOpen={onOpen} />
    </>
  );
}

interface StrengthProps {
  readonly of: Protection;
  readonly onOpen: AccountViewProps['onOpen'];
}

const levels = ['security.weak', 'security.fair', 'security.strong'] as const;
const steps = {
  payment: 'security.nextPayment',
  mobile: 'security.nextMobile',
  email: 'security.nextEmail',
  authenticator: 'security.nextApp',
} as const;

/** Shows how well the account is protected, and the next step. */
function Strength({ of, onOpen }: StrengthProps) {
  const t = useT();
  const figures = useFigures();
  const { done, all } = of;
  const unsafe = unsafeOf(of);
  const [next] = unsafe;
  const level = unsafe.length === 0 ? 2 : done * 2 > all ? 1 : 0;
  return (
    <Surface>
      <Stack gap="s3">
        <ProgressBar
          label={t('security.strength')}
          value={(done / all) * 100}
          text={figures(`${done}/${all}`)}
        />
        <Heading level={3}>{t(levels[level])}</Heading>
        {next && (
          <>
            <Text tone="secondary">{t(steps[next])}</Text>
            <Button variant="primary" className={css.next} onClick={() => onOpen(next)}>
              {t('security.next')}
            </Button>
          </>
        )}
      </Stack>
    </Surface>
  );
}

function Person({ nickname, picture, account, level, onOpen, onLogout }: AccountViewProps) {
  const t = useT();
  return (
    <Surface>
      <Stack>
        <span className={css.person}>
          <Avatar name={nickname} src={picture} size="lg" />
          <span className={css.words}>
            <Heading level={3}>{nickname}</Heading>
            <Text as="span" size="small" tone="secondary">
              {account}
            </Text>
            {level !== null && (
              <Text as="span" size="small" tone="warm">
                {level}
              </Text>
            )}
          </span>
        </span>
        <Button block icon={Pencil} onClick={() => onOpen('profile')}>
          {t('security.editProfile')}
        </Button>
        <Button block variant="ghost" icon={LogOut} onClick={onLogout}>
          {t('action.logout')}
        </Button>
      </Stack>
    </Surface>
  );
}

interface BalanceProps {
  readonly of: AccountViewProps['balance'];
  readonly symbol: string;
  readonly onRefresh: () => void;
}

/** The balance, hidden whenever the header hides it. */
function Balance({ of: { state, text = '' }, symbol, onRefresh }: BalanceProps) {
  const t = useT();
  const failed = state === 'error' || state === 'stale';
  return (
    <>
      <KpiTile
        label={t('wallet.balance')}
        value={state === 'hidden' ? hiddenMoney(symbol) : text}
        loading={state === 'loading'}
        {...(failed && text === '' && { error: t('balance.failed') })}
        {...(failed && text !== '' && { note: t('balance.stale') })}
      />
      {failed && (
        <Button block size="sm" icon={RefreshCw} onClick={onRefresh}>
          {t('ui.refreshBalance')}
        </Button>
      )}
    </>
  );
}
