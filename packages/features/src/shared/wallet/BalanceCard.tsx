import {
  ButtonLink,
  type ButtonLinkProps,
  IconButton,
  Inline,
  type MoneyProps,
  Surface,
  Text,
} from '@parlour/ui';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';
import * as css from './BalanceCard.css.ts';
import { BalanceFigure, type BalanceFigureProps } from './BalanceFigure.tsx';
import { iconOnInverse } from './inverse.css.ts';

/** Where a link of a card or a row leads, and what happens around the press. */
export interface PageLink
  extends Pick<ButtonLinkProps, 'href' | 'onClick' | 'onPointerEnter' | 'onFocus'> {
  /** Key of the page of a centre. */
  readonly 'data-page'?: string;
}

/** A link beside the balance, such as deposit. */
export interface BalanceAction {
  readonly id: string;
  readonly label: string;
  readonly link: PageLink;
}

export interface BalanceCardProps extends Pick<BalanceFigureProps, 'balance' | 'currencySymbol'> {
  /** The first one is the filled button. Default: none. */
  readonly actions?: readonly BalanceAction[];
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
}

/** Returns the size at which an amount fits a phone of 320 px; an amount never wraps. */
function figureSize(text: string): MoneyProps['size'] {
  if (text.length > 20) return 'md';
  return text.length > 12 ? 'lg' : 'xl';
}

/** The balance on a dark card, with buttons that hide and refresh it, and what can be done with it (WAL-01). */
export function BalanceCard(props: BalanceCardProps) {
  const { balance, currencySymbol, actions = [], onToggleHidden, onRefresh } = props;
  const t = useT();
  const { state, text, hidden } = balance;
  return (
    <Surface tone="inverse" radius="xl" padding="s5" className={css.card}>
      <div className={css.head}>
        <Text as="span" size="small" tone="inherit">
          {t('wallet.balance')}
        </Text>
        <Inline gap="s1" wrap={false}>
          <IconButton
            className={iconOnInverse}
            icon={hidden ? EyeOff : Eye}
            label={t(hidden ? 'ui.showBalance' : 'ui.hideBalance')}
            onClick={onToggleHidden}
          />
          <IconButton
            className={iconOnInverse}
            icon={RefreshCw}
            label={t('ui.refreshBalance')}
            busy={state === 'refreshing'}
            onClick={onRefresh}
          />
        </Inline>
      </div>
      <div className={css.figure}>
        <BalanceFigure {...{ balance, currencySymbol }} size={figureSize(text)} />
      </div>
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map(({ id, label, link }, place) => (
            <ButtonLink
              key={id}
              {...link}
              variant={place === 0 ? 'warm' : 'secondary'}
              className={place === 0 ? css.action : css.quiet}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Surface>
  );
}
