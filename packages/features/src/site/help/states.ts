import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { HelpViewProps } from './HelpView.props.ts';
import { toTopics } from './help-model.ts';

/** The help page in every state it can be in (SBK-01). */
export const helpStates = defineStates<HelpViewProps>()((say) => {
  const answer = `<p>${say('banner.long.title')}</p>`;
  const topics = toTopics({
    topics: [say('vip.gold'), say('vip.pearl')].map((title, place) => ({
      topicId: ['account', 'money'][place] ?? 'another',
      title,
      articles: [1, 2].map((one) => ({
        articleId: `${place}-${one}`,
        title: `${title} ${one}?`,
        content: answer,
        popular: one === 1,
      })),
    })),
  });
  const links = {
    feedbackHref: '/help?page=feedback',
    slotHref: (slot: string) => `/help?page=${slot}`,
    helpLines: [{ name: say('nav.help'), href: 'https://help.example/', phone: '0000 000 000' }],
  };
  const ready = { ...links, status: 'ready', topics, topic: null, question: null } as const;
  const nothing = { ...links, topics: [], topic: null, question: null } as const;
  return {
    common: ready,
    ofTopic: { ...ready, topic: 'money' },
    linked: { ...ready, question: '1-2' },
    gone: { ...ready, question: 'no-more' },
    notFound: ready,
    otherLanguage: {
      ...ready,
      also: topics.map((topic) => ({
        ...topic,
        articles: topic.articles.map((one) => ({ ...one, title: `${one.title} kolibri` })),
      })),
    },
    longText: {
      ...ready,
      topics: topics.map((topic) => ({
        ...topic,
        title: say('banner.long.title'),
        articles: topic.articles.map((one) => ({
          ...one,
          title: `${say('banner.long.title')} ${one.title}`,
          html: answer.repeat(6),
        })),
      })),
      question: '0-1',
    },
    noLines: { ...ready, helpLines: [] },
    linesLoading: { ...ready, helpLines: null },
    empty: { ...nothing, status: 'ready' },
    loading: { ...nothing, status: 'loading' },
    failed: { ...nothing, status: 'error', error: new ApiError('HTTP', { http: 502 }) },
    offline: { ...nothing, status: 'error', error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const helpFaces = ['common', 'notFound'] as const satisfies readonly StateId<
  typeof helpStates
>[];
