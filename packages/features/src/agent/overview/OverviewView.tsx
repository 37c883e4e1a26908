import { EmptyState, ErrorState, Inline, Segmented, Skeleton, Stack, Text } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import { Attention } from './Attention.tsx';
import * as css from './OverviewView.css.ts';
import { type Before, isSpan, type Overview, type Span } from './overview-model.ts';
import { Flow, Shares, TopDownlines } from './Parts.tsx';
import { Tiles } from './Tiles.tsx';

export interface OverviewViewProps {
  /** The chosen period; `null` for days that were chosen on another page. */
  readonly span: Span | null;
  /** First and last day of the period, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  readonly overview: Part<Overview>;
  /** The previous month, for comparison; `null` for another period and while it is unknown. */
  readonly before: Before | null;
  /** Number of active links when it has reached the limit; `null` below the limit. */
  readonly fullLinks: number | null;
  readonly currencySymbol: string;
  /** Wide enough for whole amounts; otherwise they are short, with a line of the days. */
  readonly wide: boolean;
  readonly onSpan: (span: Span) => void;
  readonly onRetry: () => void;
}

/** An overview of an agent's team, for a chosen period (AGT-02). */
export function OverviewView(props: OverviewViewProps) {
  const { span, from, to, onSpan } = props;
  const t = useT();
  const figures = useFigures();
  return (
    <Stack>
      <Inline gap="s3">
        <Segmented
          label={t('team.range')}
          value={span ?? ''}
          onChange={(value) => isSpan(value) && onSpan(value)}
          options={[
            { value: 'today', label: t('range.today') },
            { value: 'yesterday', label: t('range.yesterday') },
            { value: 'fortnight', label: t('range.days', { count: 14 }) },
            { value: 'month', label: t('range.month') },
          ]}
        />
        <Text as="span" size="small" tone="secondary">
          {from === to ? figures(from) : t('range.span', { from, to })}
        </Text>
      </Inline>
      <Attention
        offers={props.overview.status === 'ready' ? props.overview.value.offers : []}
        fullLinks={props.fullLinks}
      />
      <Inside {...props} />
    </Stack>
  );
}

function Inside(props: OverviewViewProps) {
  const { overview, before, span, currencySymbol, wide, onRetry } = props;
  const t = useT();
  if (overview.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(overview.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const known = overview.status === 'ready' ? overview.value : null;
  if (known?.members === 0) {
    return <EmptyState title={t('empty.downlines.title')} body={t('empty.downlines.body')} />;
  }
  return (
    <>
      <Tiles
        of={known}
        before={before}
        isMonth={span === 'month'}
        symbol={currencySymbol}
        wide={wide}
      />
      {known === null ? (
        <div aria-busy="true" className={css.columns}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      ) : (
        <>
          <div className={css.columns}>
            <Flow days={known.days} symbol={currencySymbol} />
            <Shares shares={known.shares} />
          </div>
          {known.top.length > 0 && <TopDownlines top={known.top} />}
        </>
      )}
    </>
  );
}
