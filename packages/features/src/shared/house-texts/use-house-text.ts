import { isApiError, queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { type Part, partOf } from '../parts/part.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { type HouseText, houseTexts } from './house-texts.ts';

/** A text of the house while it loads. */
export interface LoadingText {
  /** Its HTML, not sanitised yet (NOT-03); `null` when the operator has no such text. */
  readonly html: Part<string | null>;
  /** Loads again what failed. */
  readonly retry: () => void;
}

/** Loads a text of the house: the newest one of its kind (HLP-01). */
export function useHouseText(text: HouseText): LoadingText {
  const { api } = useRuntime();
  const list = useQuery(queries.posts(api, { kind: houseTexts[text], pageNo: 1, pageSize: 10 }));
  const postId = list.data?.rows[0]?.postId;
  const post = useQuery({
    ...queries.post(api, { postId: postId ?? '' }),
    enabled: postId !== undefined,
  });
  const isGone = isApiError(post.error) && post.error.code === 'NOT_FOUND';
  const htmlOf = (): Part<string | null> => {
    if (isGone) return { status: 'ready', value: null };
    if (postId !== undefined) return partOf(post, ({ content }) => content ?? '');
    return partOf(list, () => null);
  };
  return { html: htmlOf(), retry: () => void (postId === undefined ? list : post).refetch() };
}
