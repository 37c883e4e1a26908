import { useEffect, useRef, useState } from 'react';
import type { FileUploadLabels, UploadItem } from './items.ts';

/** Returns a sentence for the live region about the last change of the files. Progress is not announced. */
export function useUploadAnnouncements(
  items: readonly UploadItem[],
  labels: FileUploadLabels,
): string {
  const before = useRef(items);
  const [announcements, setNews] = useState('');
  useEffect(() => {
    const happened = newsBetween(before.current, items, labels);
    before.current = items;
    if (happened !== '') setNews(happened);
  }, [items, labels]);
  return announcements;
}

/** Returns the changes between two lists as text; `''` when nothing is worth announcing. */
export function newsBetween(
  before: readonly UploadItem[],
  after: readonly UploadItem[],
  labels: Pick<FileUploadLabels, 'done' | 'failed' | 'removed' | 'progress'>,
): string {
  const was = new Map(before.map((item) => [item.id, item]));
  const is = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !is.has(id)).map(({ name }) => labels.removed(name));
  const changed = after.flatMap(({ id, name, state }) => {
    if (was.get(id)?.state === state) return [];
    if (state === 'done') return [labels.done(name)];
    if (state === 'failed') return [labels.failed(name)];
    return state === 'uploading' ? [labels.progress(name)] : [];
  });
  return [...gone, ...changed].join(' ');
}
