import { EmptyState, ErrorState, Heading, Skeleton } from '@parlour/ui';
import { SearchField } from '@parlour/ui/forms';
import { useState } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { columns } from '../../shared/page-parts/page-parts.css.ts';
import { Answers } from './Answers.tsx';
import * as css from './HelpView.css.ts';
import type { HelpViewProps } from './HelpView.props.ts';
import { WaysOn } from './WaysOn.tsx';

/** Questions and answers, by topic, by search and by link (HLP-01). */
export function HelpView(props: HelpViewProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { status, topics } = props;
  return (
    <div className={css.page}>
      <div className={css.ask}>
        <Heading level={1} className={css.question}>
          {t('help.question')}
        </Heading>
        <SearchField
          label={t('help.question')}
          placeholder={t('help.example')}
          clearLabel={t('empty.search.action')}
          value={query}
          onChange={(next) => {
            if (next !== '') props.onSearching();
            setQuery(next);
          }}
        />
      </div>
      <div className={columns}>
        {status === 'loading' && (
          <div aria-busy="true">
            <Skeleton height={320} />
          </div>
        )}
        {status === 'error' && (
          <ErrorState
            level={2}
            title={t('error.loadFailed')}
            body={errorMessage(props.error, t)}
            retryLabel={t('action.retry')}
            onRetry={props.onRetry}
          />
        )}
        {status === 'ready' && topics.length === 0 && (
          <EmptyState level={2} title={t('help.noneTitle')} body={t('help.noneBody')} />
        )}
        {status === 'ready' && topics.length > 0 && (
          <Answers {...props} query={query} onClear={() => setQuery('')} />
        )}
        {/* Rendered only once it and the part above are complete: otherwise it would move while visible. */}
        {status !== 'loading' && props.helpLines !== null && (
          <WaysOn {...props} helpLines={props.helpLines} />
        )}
      </div>
    </div>
  );
}
