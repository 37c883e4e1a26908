import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Surface,
  Text,
} from '@parlour/ui';
import { SafeHtml } from '@parlour/ui/content';
import { SearchField } from '@parlour/ui/forms';
import { Accordion } from '@parlour/ui/overlays';
import { useState } from 'react';
import { errorMessage, useT } from '../i18n/index.ts';
import * as css from './HelpView.css.ts';
import { answersOf, type HelpTopic } from './model.ts';

export interface HelpViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly topics: readonly HelpTopic[];
  /** Chosen topic, from the address; an unknown one shows the common answers. */
  readonly topic: string | null;
  readonly onTopic: (topic: string | null) => void;
  readonly onRetry: () => void;
}

/** Questions and answers, by topic and by search (HLP-01). */
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
          onChange={setQuery}
        />
      </div>
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
      {/* Below something that may still grow: in sight it would move. */}
      {status !== 'loading' && (
        <Surface tone="sunken" as="section">
          <Heading level={2} size="s">
            {t('help.playTitle')}
          </Heading>
          <Text>{t('help.playBody')}</Text>
        </Surface>
      )}
    </div>
  );
}

interface AnswersProps extends Pick<HelpViewProps, 'topics' | 'topic' | 'onTopic'> {
  readonly query: string;
  readonly onClear: () => void;
}

function Answers({ topics, topic, onTopic, query, onClear }: AnswersProps) {
  const t = useT();
  const searching = query.trim() !== '';
  const chosen = searching ? undefined : topics.find(({ id }) => id === topic);
  const answers = answersOf(topics, { query, topic });
  const title = searching
    ? t('help.found', { query: query.trim() })
    : (chosen?.title ?? t('nav.faq'));
  return (
    <>
      <fieldset className={css.topics} aria-label={t('help.topics')}>
        {topics.map(({ id, title: name, articles }) => (
          <Chip
            key={id}
            selected={id === chosen?.id}
            onClick={() => {
              onClear();
              onTopic(id === chosen?.id ? null : id);
            }}
          >
            {name} · {t('help.answers', { count: articles.length })}
          </Chip>
        ))}
      </fieldset>
      <section className={css.answers} aria-label={title}>
        <Heading level={2}>{title}</Heading>
        {answers.length > 0 ? (
          <Accordion
            key={title}
            items={answers.map((article) => ({
              id: article.id,
              title: article.title,
              content: <SafeHtml html={article.html} shortenedNote={t('html.shortened')} />,
            }))}
          />
        ) : (
          <EmptyState
            title={t('empty.help.title', { query: query.trim() })}
            body={t('empty.help.body')}
            action={<Button onClick={onClear}>{t('empty.search.action')}</Button>}
          />
        )}
      </section>
    </>
  );
}
