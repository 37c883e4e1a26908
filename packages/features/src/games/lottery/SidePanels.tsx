import {
  Button,
  ErrorState,
  Heading,
  Money,
  Segmented,
  Skeleton,
  Surface,
  Text,
} from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { type PrizeMode, prizeModes, toPrizeMode } from '../../shared/games/lottery-mode.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './LotteryView.css.ts';
import type { Lottery, Part, PlayedRow } from './lottery-model.ts';

export interface ModesPanelProps {
  readonly mode: PrizeMode;
  readonly onMode: (mode: PrizeMode) => void;
  readonly lotteries: Part<readonly Lottery[]>;
  readonly onLobby: (lottery: Lottery) => void;
  readonly onRetry: () => void;
}

/** The four prize modes; each lists its lotteries and links to their lobbies (LOT-01). */
export function ModesPanel({ mode, onMode, lotteries, onLobby, onRetry }: ModesPanelProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Panel title={t('game.prizeMode')}>
      <Segmented
        block
        label={t('game.prizeMode')}
        options={prizeModes.map((value) => ({ value, label: value }))}
        value={mode}
        onChange={(value) => onMode(toPrizeMode(value) ?? mode)}
      />
      <Rows part={lotteries} onRetry={onRetry} empty={t('lottery.noneOfMode')}>
        {(list) =>
          list.map((lottery) => (
            <li key={lottery.code} className={css.row}>
              <span className={css.grow}>
                <Text as="span" bold>
                  {lottery.name}
                </Text>
                <Text as="span" size="caption" tone="muted">
                  {lottery.nextDraw && figures(lottery.nextDraw)}
                </Text>
              </span>
              <Button
                size="sm"
                aria-label={t('lottery.lobbyOf', { name: lottery.name })}
                onClick={() => onLobby(lottery)}
              >
                {t('game.lobby')}
              </Button>
            </li>
          ))
        }
      </Rows>
    </Panel>
  );
}

export interface PlayedPanelProps {
  /** `null` for a visitor, who has no list. */
  readonly played: Part<readonly PlayedRow[]> | null;
  readonly onLogin: () => void;
  readonly onRetry: () => void;
}

/** The lotteries played last, with their results. */
export function PlayedPanel({ played, onLogin, onRetry }: PlayedPanelProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Panel title={t('nav.recent')}>
      {played === null ? (
        <div className={css.login}>
          <Text size="small" tone="secondary">
            {t('launch.loginNeeded')}
          </Text>
          <Button onClick={onLogin}>{t('action.login')}</Button>
        </div>
      ) : (
        <Rows part={played} onRetry={onRetry} empty={t('empty.recent.body')}>
          {(list) =>
            list.map(({ code, name, time, net }) => (
              <li key={code} className={css.row}>
                <span className={css.grow}>
                  <Text as="span" bold>
                    {name}
                  </Text>
                  <Text as="span" size="caption" tone="muted">
                    {figures(time)}
                  </Text>
                </span>
                <b>
                  <Money text={figures(net)} />
                </b>
              </li>
            ))
          }
        </Rows>
      )}
    </Panel>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Surface as="section" className={css.panel} aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </Surface>
  );
}

interface RowsProps<Item> {
  readonly part: Part<readonly Item[]>;
  readonly onRetry: () => void;
  readonly empty: string;
  readonly children: (list: readonly Item[]) => ReactNode;
}

/** A short list in each of its states. */
function Rows<Item>({ part, onRetry, empty, children }: RowsProps<Item>) {
  const t = useT();
  if (part.status === 'loading') {
    return (
      <div aria-busy="true" className={css.waiting}>
        {[1, 2].map((place) => (
          <Skeleton key={place} height={52} shape="block" />
        ))}
      </div>
    );
  }
  if (part.status === 'error') {
    return (
      <ErrorState
        level={3}
        title={t('error.loadFailed')}
        body={errorMessage(part.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
        busy={part.busy}
      />
    );
  }
  if (part.value.length === 0) {
    return (
      <Text size="small" tone="secondary">
        {empty}
      </Text>
    );
  }
  return <ul className={css.rows}>{children(part.value)}</ul>;
}
