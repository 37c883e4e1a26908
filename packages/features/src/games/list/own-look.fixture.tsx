import { usePlay, useVendorsQuery } from '@parlour/features/games';
import { changeFilters, noFilters, useGameList } from '@parlour/features/games/list';
import { errorMessage, formatMoney, useFigures, useT } from '@parlour/features/i18n';
import { useSettings } from '@parlour/features/runtime';
import { Button, ErrorState, Heading, Inline, Money, Stack, Text } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { useState } from 'react';

/** A slots page as plain lines of text with the smallest stake: no covers, one filter. */
export function OwnGames() {
  const t = useT();
  const figures = useFigures();
  const { currencySymbol: symbol } = useSettings();
  const [filters, setFilters] = useState(noFilters);
  const { games, total, status, error, hasMore, more, loadMore, retry } = useGameList(
    'RNG',
    filters,
  );
  const vendors = useVendorsQuery('RNG').data ?? [];
  const play = usePlay();
  const found = total === null ? '' : t('count.games', { count: total });
  return (
    <Stack>
      <Heading level={1}>{t('nav.slots')}</Heading>
      <SelectField
        label={t('game.provider')}
        options={[
          { value: '', label: t('game.allProviders') },
          ...vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name })),
        ]}
        value={filters.vendor}
        onChange={({ currentTarget: { value } }) =>
          setFilters((last) => changeFilters(last, { vendor: value }))
        }
      />
      <Text role="status">{status === 'loading' ? t('loading.games') : found}</Text>
      {status === 'error' && (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(error, t)}
          retryLabel={t('action.retry')}
          onRetry={retry}
        />
      )}
      <Stack as="ol" gap="s2">
        {games.map((game) => (
          <Inline as="li" key={game.id} justify="between">
            <Text as="span">
              <strong>{game.title}</strong> {game.vendorName}{' '}
              <Money text={figures(formatMoney(game.minBet, { symbol }) ?? game.minBet)} />
            </Text>
            <Button
              variant="secondary"
              aria-label={t('game.playNamed', { name: game.title })}
              onClick={() => play(game)}
            >
              {t('game.play')}
            </Button>
          </Inline>
        ))}
      </Stack>
      {hasMore && (
        <Button busy={more === 'loading'} onClick={loadMore}>
          {t(more === 'failed' ? 'action.retry' : 'action.loadMore')}
        </Button>
      )}
    </Stack>
  );
}
