import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Segmented,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { CheckCheck, ListChecks } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { ChoosingBar } from './ChoosingBar.tsx';
import { Mailbox } from './Mailbox.tsx';
import * as css from './MessagesView.css.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';
import { isMessageFilter, type MessageFilter } from './messages-model.ts';
import { NewForYou } from './NewForYou.tsx';

/** The messages of the site: read, mark and delete, one or several (MEM-13, MSG-01). */
export function MessagesView(props: MessagesViewProps) {
  const { failure, filter, list, chosen, open, wide } = props;
  const t = useT();
  if (filter === 'announcements') {
    return (
      <Stack>
        <Head {...props} />
        {props.announcements}
      </Stack>
    );
  }
  // On a phone the text fills the page.
  const alone = open !== null && !wide;
  return (
    <Stack>
      {!alone && (
        <NewForYou
          promotions={props.promotions}
          unread={list.status === 'ready' ? list.value.unread + props.unreadAnnouncements : null}
        />
      )}
      {!alone && <Head {...props} />}
      {chosen !== null && <ChoosingBar {...props} chosen={chosen} />}
      {failure && (
        <Alert key={failure.attempt} tone="danger" role="alert">
          {errorMessage(failure.error, t)}
        </Alert>
      )}
      {list.status === 'loading' && <Waiting />}
      {list.status === 'error' && (
        <ErrorState
          title={t('error.loadFailed')}
          body={errorMessage(list.error, t)}
          retryLabel={t('action.retry')}
          onRetry={props.onRetry}
        />
      )}
      {list.status === 'ready' &&
        (list.value.rows.length === 0 && open === null ? (
          <Nothing filter={filter} />
        ) : (
          <Mailbox {...props} list={list.value} />
        ))}
    </Stack>
  );
}

/** A name with the number of what is unread under it. */
function Counted({ children, count }: { readonly children: string; readonly count: number }) {
  const figures = useFigures();
  return (
    <>
      <span>{children}</span>
      {count > 0 && <strong>{figures(formatCount(count))}</strong>}
    </>
  );
}

function Head(props: MessagesViewProps) {
  const { list, filter, chosen, busy, onFilter, onChosen, onReadAll } = props;
  const t = useT();
  const known = list.status === 'ready' ? list.value : null;
  const unread = known?.unread ?? 0;
  return (
    <Inline justify="between" gap="s3">
      <Segmented
        label={t('message.filter')}
        value={filter}
        onChange={(value) => isMessageFilter(value) && onFilter(value)}
        options={[
          { value: 'all', label: t('message.all') },
          {
            value: 'unread',
            label: <Counted count={unread}>{t('status.message.unread')}</Counted>,
          },
          {
            value: 'announcements',
            label: (
              <Counted count={props.unreadAnnouncements}>{t('message.announcements')}</Counted>
            ),
          },
        ]}
      />
      {known !== null && chosen === null && filter !== 'announcements' && (
        <Inline gap="s1">
          {unread > 0 && (
            <Button variant="ghost" size="sm" icon={CheckCheck} busy={busy} onClick={onReadAll}>
              {t('message.markAllRead')}
            </Button>
          )}
          {known.rows.length > 0 && (
            <Button variant="ghost" size="sm" icon={ListChecks} onClick={() => onChosen(new Set())}>
              {t('message.choose')}
            </Button>
          )}
        </Inline>
      )}
    </Inline>
  );
}

function Waiting() {
  return (
    <div className={css.card} aria-busy="true">
      <div className={css.waiting}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height={56} />
        ))}
      </div>
    </div>
  );
}

function Nothing({ filter }: { readonly filter: MessageFilter }) {
  const t = useT();
  return filter === 'all' ? (
    <EmptyState title={t('empty.messages.title')} body={t('empty.messages.body')} />
  ) : (
    <EmptyState title={t('empty.unread.title')} body={t('empty.unread.body')} />
  );
}
