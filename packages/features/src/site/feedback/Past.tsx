import { Badge, type BadgeProps, Heading, Pagination, Skeleton, Stack, Text } from '@parlour/ui';
import { Accordion } from '@parlour/ui/overlays';
import { type MessageKey, useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { section } from '../../shared/page-parts/page-parts.css.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './FeedbackView.css.ts';
import type { PastFeedback, PastPage } from './feedback-model.ts';

interface PastProps {
  readonly past: Part<PastPage>;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

interface Status {
  readonly label: MessageKey;
  readonly tone: BadgeProps['tone'];
}

const unknown: Status = { label: 'status.unknown', tone: 'neutral' };

/** The backend may add statuses: an unknown one must not break the page. */
const statuses: ReadonlyMap<string, Status> = new Map([
  ['open', { label: 'feedback.open', tone: 'info' }],
  ['answered', { label: 'feedback.answered', tone: 'success' }],
  ['closed', { label: 'feedback.closed', tone: 'neutral' }],
] as const);

/** Earlier feedback, newest first, each with its status and its answer (HLP-01). */
export function Past({ past, onRetry, onPage }: PastProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('feedback.past'));
  return (
    <section className={section} aria-labelledby="feedback-past">
      <Heading level={2} size="s" id="feedback-past">
        {t('feedback.past')}
      </Heading>
      {past.status === 'loading' && <Skeleton height={180} />}
      {past.status === 'error' && <PartError part={past} onRetry={onRetry} />}
      {past.status === 'ready' && past.value.rows.length === 0 && (
        <Text tone="secondary">{t('feedback.none')}</Text>
      )}
      {past.status === 'ready' && past.value.rows.length > 0 && (
        <Accordion
          key={past.value.page}
          items={past.value.rows.map((row) => {
            const { label, tone } = statuses.get(row.status) ?? unknown;
            return {
              id: row.reference,
              title: (
                <Stack as="span" gap="s1">
                  <span>{row.type}</span>
                  <Text as="span" size="small" tone="secondary">
                    <bdi translate="no" dir="ltr">
                      {row.reference}
                    </bdi>{' '}
                    <span>{`· ${figures(row.time)}`}</span>
                  </Text>
                </Stack>
              ),
              badge: <Badge tone={tone}>{t(label)}</Badge>,
              content: <Written row={row} />,
            };
          })}
        />
      )}
      {past.status === 'ready' && past.value.pages > 1 && (
        <Pagination
          {...{ labels, numbers }}
          page={past.value.page}
          pages={past.value.pages}
          onChange={onPage}
        />
      )}
    </section>
  );
}

function Written({ row }: { readonly row: PastFeedback }) {
  const t = useT();
  return (
    <Stack gap="s2">
      <Text className={css.written}>{row.content}</Text>
      {row.answer !== null && (
        <div>
          <Text size="small" tone="secondary">
            {t('feedback.answer')}
          </Text>
          <Text className={css.written}>{row.answer}</Text>
        </div>
      )}
    </Stack>
  );
}
