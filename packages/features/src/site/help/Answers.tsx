import { Alert, Button, ButtonLink, EmptyState, Heading, Inline, ToggleCard } from '@parlour/ui';
import { Accordion } from '@parlour/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { page, section } from '../../shared/page-parts/page-parts.css.ts';
import { ServerHtml } from '../../shared/server-html/ServerHtml.tsx';
import * as css from './HelpView.css.ts';
import type { HelpViewProps } from './HelpView.props.ts';
import { answersOf, type HelpArticle, isGone, topicOf } from './help-model.ts';
import { iconOf } from './icons.ts';

export interface AnswersProps extends HelpViewProps {
  readonly query: string;
  readonly onClear: () => void;
}

/** The topics, and the answers of one topic or of a search. Without results it shows other next steps (HLP-01). */
export function Answers(props: AnswersProps) {
  const { topics, also, topic, question, query, onClear, onTopic, onQuestion } = props;
  const t = useT();
  const searching = query.trim() !== '';
  const chosen = searching ? undefined : topicOf(topics, { topic, question });
  const answers = answersOf(topics, { query, topic, question }, also);
  const title = searching
    ? t('help.found', { query: query.trim() })
    : (chosen?.title ?? t('nav.faq'));
  return (
    <div>
      <noscript>
        <AllOpen topics={topics} />
      </noscript>
      <div className={css.pressed}>
        <div className={page}>
          <fieldset className={css.topics} aria-label={t('help.topics')}>
            {topics.map(({ id, title: name, articles }) => (
              <ToggleCard
                key={id}
                label={name}
                detail={t('help.answers', { count: articles.length })}
                icon={iconOf(id)}
                selected={id === chosen?.id}
                onClick={() => {
                  onClear();
                  onTopic(id === chosen?.id ? null : id);
                }}
              />
            ))}
          </fieldset>
          {!searching && isGone(topics, question) && <Alert>{t('error.notFound')}</Alert>}
          <div className={css.answers}>
            <Heading level={2}>{title}</Heading>
            {answers.length > 0 ? (
              <Questions
                key={title}
                answers={answers}
                question={question}
                onQuestion={(next) => onQuestion(next, searching ? topic : (chosen?.id ?? null))}
              />
            ) : (
              <EmptyState
                title={t('empty.help.title', { query: query.trim() })}
                body={t('empty.help.body')}
                action={
                  <Inline justify="center">
                    <Button onClick={onClear}>{t('empty.search.action')}</Button>
                    <ButtonLink href={props.feedbackHref}>{t('action.sendFeedback')}</ButtonLink>
                  </Inline>
                }
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** All answers, expanded: for a prerendered page without scripts. Scripts never render it. */
function AllOpen({ topics }: Pick<AnswersProps, 'topics'>) {
  return (
    <div className={page}>
      {topics.map(({ id, title, articles }) => (
        <section key={id} className={section}>
          <Heading level={2}>{title}</Heading>
          {articles.map((article) => (
            <div key={article.id}>
              <Heading level={3} size="s">
                {article.title}
              </Heading>
              <ServerHtml html={article.html} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface QuestionsProps {
  readonly answers: readonly HelpArticle[];
  readonly question: string | null;
  readonly onQuestion: (question: string | null) => void;
}

/** The open question has an address. A visitor who follows that address finds it open and scrolled into view. */
function Questions({ answers, question, onQuestion }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(question);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setOpen(question);
  }
  useEffect(() => {
    list.current
      ?.querySelector('[data-part="item"][data-state="open"]')
      ?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Accordion
      ref={list}
      open={open === null ? [] : [open]}
      onOpenChange={([next = null]) => {
        setOpen(next);
        onQuestion(next);
      }}
      items={answers.map((article) => ({
        id: article.id,
        title: article.title,
        content: <ServerHtml html={article.html} />,
      }))}
    />
  );
}
