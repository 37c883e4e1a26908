import { isApiError, queries } from '@parlour/api-client';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { queryPart } from '../../shared/links/query-part.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type PostsShown, PostsView } from './PostsView.tsx';
import { isHouseSlot, pageIn, type Slot, slots, toList, toPost } from './posts-model.ts';

/** Rows on one page of a list. */
const pageSize = 10;

export interface PostsWidgetProps {
  readonly slot: Slot;
  /** Id of the text, from the address; `null`: the list. */
  readonly id: string | null;
  /** The page of the list, from the address; an invalid one is the first. */
  readonly at: string | null;
  /** Path of the help page. */
  readonly helpHref: string;
  /** Path of the page, if the slot has one of its own: `/terms`. Default: it is a part of the help page. */
  readonly path?: string | undefined;
  readonly onPage: (page: number) => void;
}

/** The texts of a slot, connected to the backend; a slot with one text shows it at once (HLP-01). */
export function PostsWidget({ slot, id, at, helpHref, path, onPage }: PostsWidgetProps) {
  const page = pageIn(at);
  const { api, overlays } = useRuntime();
  const { timeZone } = useSettings();
  const list = useQuery({
    ...queries.posts(api, { kind: slots[slot], pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
    enabled: id === null,
  });
  // Most operators have one text of each kind about the house: a list with one entry is a detour.
  const [only] = list.data?.totalCount === 1 && isHouseSlot(slot) ? list.data.rows : [];
  const postId = id ?? only?.postId ?? null;
  // No query before the id is known: a page that is prerendered asks for every query there is.
  const wanted = postId === null || postId === '' ? [] : [postId];
  const [post] = useQueries({
    queries: wanted.map((one) => queries.post(api, { postId: one })),
  });
  const shownOf = (): PostsShown => {
    if (postId === null) {
      return { kind: 'list', list: partOf(list, (wire) => toList(wire, page, timeZone)) };
    }
    if (!post) return { kind: 'missing' };
    // A text of another slot has another address.
    const isElsewhere = post.data !== undefined && post.data.kind !== slots[slot];
    const isNone = isApiError(post.error) && post.error.code === 'NOT_FOUND';
    if (isNone || isElsewhere) return { kind: 'missing' };
    return { kind: 'post', post: partOf(post, (wire) => toPost(wire, timeZone)) };
  };
  const listHref = path ?? `${helpHref}?page=${slot}`;
  // Another page of the help starts at its top, so it is another `page` of the address.
  const hrefOf = (one: string) =>
    path === undefined ? `${listHref}/${queryPart(one)}` : `${path}?id=${queryPart(one)}`;
  const pageHref = (one: number) => `${listHref}${path === undefined ? '&' : '?'}at=${one}`;
  return (
    <PostsView
      slot={slot}
      shown={shownOf()}
      helpHref={helpHref}
      listHref={id === null ? null : listHref}
      ownPage={path !== undefined}
      hrefOf={hrefOf}
      pageHref={pageHref}
      onPage={onPage}
      onContact={() => overlays.open({ name: 'service', props: {} })}
      onRetry={() => void (post ?? list).refetch()}
    />
  );
}
