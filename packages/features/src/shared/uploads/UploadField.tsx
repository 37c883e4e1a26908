import { FileUpload, type FileUploadLabels } from '@parlour/ui/forms';
import { useMemo } from 'react';
import { type Translate, useFigures, useT } from '../i18n/use-t.ts';
import { mostBytes } from './picture.ts';
import type { Uploads } from './use-uploads.ts';

/** Most pictures of one form (WAL-06). */
export const mostPictures = 3;
const megabytes = mostBytes / 1024 / 1024;

export interface UploadFieldProps {
  readonly uploads: Uploads;
  /** Id of the file input, for an error summary. */
  readonly controlId?: string | undefined;
  readonly label: string;
  /** Default: allowed types, size and number. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Text behind the label of an optional field. */
  readonly optionalLabel?: string | undefined;
  /** Most pictures, if the backend accepts fewer than {@link mostPictures}. */
  readonly most?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/** A field for pictures that prove something, with the limits of the site (WAL-06). */
export function UploadField({
  uploads,
  hint,
  error,
  most = mostPictures,
  ...field
}: UploadFieldProps) {
  const t = useT();
  const figures = useFigures();
  const labels = useMemo(() => labelsOf(t, most), [t, most]);
  const { items, refused, add, remove, retry } = uploads;
  return (
    <FileUpload
      {...field}
      {...{ items, labels }}
      hint={hint ?? t('hint.images', { size: megabytes, count: most })}
      error={error ?? (refused ? whyNot(refused.reason, t) : undefined)}
      maxBytes={mostBytes}
      maxFiles={most}
      formatShare={(share) => figures(`${Math.floor(share)}%`)}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

type Reason = NonNullable<Uploads['refused']>['reason'];

const whyNot = (reason: Reason, t: Translate): string => {
  if (reason === 'size') return t('validation.imageSize', { size: megabytes });
  return t(reason === 'type' ? 'validation.imageType' : 'validation.imageBroken');
};

const labelsOf = (t: Translate, most: number): FileUploadLabels => ({
  drop: t('upload.drop'),
  add: t('upload.add'),
  dropNow: t('upload.dropNow'),
  failedWord: t('upload.failedWord'),
  remove: (name) => t('upload.remove', { name }),
  retry: (name) => t('upload.retry', { name }),
  progress: (name) => t('upload.sending', { name }),
  done: (name) => t('upload.done', { name }),
  failed: (name) => t('upload.failed', { name }),
  removed: (name) => t('upload.removed', { name }),
  refused: {
    type: () => t('validation.imageType'),
    size: () => t('validation.imageSize', { size: megabytes }),
    count: () => t('validation.imageCount', { count: most }),
  },
});
