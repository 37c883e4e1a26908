import { isApiError, queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryPart } from '../../shared/links/query-part.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type PostsShown, PostsView } from './PostsView.tsx';
import { pageIn, type Slot, slots, toList, toPost } from './posts-model.ts';

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
  readonly onPage: (page: number) => void;
}

/** The texts of a slot, connected to the backend; a slot with one text shows it at once (HLP-01). */
export function PostsWidget({ slot, id, at, helpHref, onPage }: PostsWidgetProps) {
  const page = pageIn(at);
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const list = useQuery({
    ...queries.posts(api, { kind: slots[slot], pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
    enabled: id === null,
  });
  // Most operators have only one text about the site: a list with one entry is a detour.
  const [only] = list.data?.totalCount === 1 && slot === 'about' ? list.data.rows : [];
  const postId = id ?? only?.postId ?? null;
  const post = useQuery({
    ...queries.post(api, { postId: postId ?? '' }),
    enabled: postId !== null && postId !== '',
  });
  const shownOf = (): PostsShown => {
    if (postId === null) {
      return { kind: 'list', list: partOf(list, (wire) => toList(wire, page, timeZone)) };
    }
    // A text of another slot has another address.
    const isElsewhere = post.data !== undefined && post.data.kind !== slots[slot];
    const isNone = isApiError(post.error) && post.error.code === 'NOT_FOUND';
    if (postId === '' || isNone || isElsewhere) return { kind: 'missing' };
    return { kind: 'post', post: partOf(post, (wire) => toPost(wire, timeZone)) };
  };
  const listHref = `${helpHref}?page=${slot}`;
  return (
    <PostsView
      slot={slot}
      shown={shownOf()}
      helpHref={helpHref}
      listHref={id === null ? null : listHref}
      // Another page starts at its top, so it is another `page` of the address.
      hrefOf={(one) => `${listHref}/${queryPart(one)}`}
      pageHref={(one) => `${listHref}&at=${one}`}
      onPage={onPage}
      onRetry={() => void (postId === null ? list : post).refetch()}
    />
  );
}
