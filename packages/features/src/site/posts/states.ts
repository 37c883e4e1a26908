import { ApiError } from '@parlour/api-client';
import { art, defineStates, type StateId } from '@parlour/ui/testing';
import type { PostsViewProps } from './PostsView.tsx';
import type { Post, PostEntry } from './posts-model.ts';

/** The texts of an operator in every state they can be in (SBK-01). */
export const postsStates = defineStates<PostsViewProps>()((say) => {
  const entry = (id: string): PostEntry => ({
    id,
    title: say('notice.withdrawal'),
    summary: say('banner.long.title'),
    time: '2026-11-18 00:00:00',
  });
  const words = `<p>${say('overlay.noticeBody')}</p>`;
  const post: Post = { ...entry('n-1'), html: words, imageUrl: null };
  const many = [1, 2, 3].map((part) => `<h2>${part}. ${say('notice.region')}</h2>${words}`);
  const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;
  const broken = (code: 'HTTP' | 'NETWORK') =>
    ({ status: 'error', error: new ApiError(code), busy: false }) as const;
  const list = {
    slot: 'news',
    shown: {
      kind: 'list',
      list: ready({ rows: ['n-1', 'n-2', 'n-3'].map(entry), page: 1, pages: 4 }),
    },
    helpHref: '/help',
    listHref: null,
    hrefOf: (id: string) => `/help?page=news/${id}`,
    pageHref: (page: number) => `/help?page=news&at=${page}`,
  } as const;
  const one = (change: Partial<Post>) =>
    ({
      ...list,
      listHref: '/help?page=news',
      shown: { kind: 'post', post: ready({ ...post, ...change }) },
    }) as const;
  return {
    list,
    phone: list,
    longText: {
      ...list,
      shown: {
        kind: 'list',
        list: ready({
          rows: ['n-1', 'n-2'].map((id) => ({
            ...entry(id),
            title: `${say('banner.long.title')} ${say('overlay.noticeBody')}`,
            summary: say('overlay.noticeBody').repeat(3),
          })),
          page: 1,
          pages: 1,
        }),
      },
    },
    longPost: one({
      title: `${say('banner.long.title')} ${say('overlay.noticeBody')}`,
      html: `<h2>${say('overlay.noticeBody')}</h2>${words.repeat(12)}<h2>${say('banner.long.title')}</h2>${words}`,
    }),
    empty: { ...list, shown: { kind: 'list', list: ready({ rows: [], page: 1, pages: 0 }) } },
    loading: { ...list, shown: { kind: 'list', list: { status: 'loading' } } },
    failed: { ...list, shown: { kind: 'list', list: broken('HTTP') } },
    post: one({ imageUrl: art.scenes.river.src }),
    contents: one({ html: many.join('') }),
    about: { ...one({ html: many.join('') }), slot: 'about', listHref: null },
    terms: { ...one({ html: many.join('') }), slot: 'terms', listHref: null, ownPage: true },
    contact: { ...one({}), slot: 'contact', listHref: null, ownPage: true },
    noText: {
      ...list,
      slot: 'terms',
      ownPage: true,
      shown: { kind: 'list', list: ready({ rows: [], page: 1, pages: 0 }) },
    },
    hostile: one({
      html: `${words}<script>globalThis.acted=1</script><img src="x" onerror="globalThis.acted=1">`,
    }),
    postLoading: { ...one({}), shown: { kind: 'post', post: { status: 'loading' } } },
    postFailed: { ...one({}), shown: { kind: 'post', post: broken('NETWORK') } },
    missing: { ...one({}), shown: { kind: 'missing' } },
  };
});

/** The states whose screenshots are compared. */
export const postsFaces = ['list', 'contents'] as const satisfies readonly StateId<
  typeof postsStates
>[];
