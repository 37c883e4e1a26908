import type { RefusalReason } from './accept.ts';

/** A file in the field; the feature that uploads it keeps the list. */
export interface UploadItem {
  /** Unique in the field: what `onRemove` and `onRetry` get. */
  id: string;
  /** Name of the file. */
  name: string;
  /** State of the upload: `failed` shows a retry button, `uploading` a bar with `progress`. */
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share that is sent, 0–100; left out: unknown. */
  progress?: number | undefined;
  /** The file itself: an image is shown from it. */
  file?: File | undefined;
  /** Address of a picture, where there is no `file` (already on the server). */
  previewUrl?: string | undefined;
}

/** Words of a `FileUpload`; `name` is the name of the file. */
export interface FileUploadLabels {
  /** In the empty field: drop or choose. */
  drop: string;
  /** In the slot that adds one more. */
  add: string;
  /** While files are held over the field. */
  dropNow: string;
  /** Short word on a failed slot; pressing it tries again. */
  failedWord: string;
  /** Name of the button that takes a file out. */
  remove: (name: string) => string;
  /** Name of a failed slot as a button, said after `failedWord`. */
  retry: (name: string) => string;
  /** Name of the bar of a file; also announced when its sending begins. */
  progress: (name: string) => string;
  /** Announced. */
  done: (name: string) => string;
  /** Announced when a file could not be sent. */
  failed: (name: string) => string;
  /** Announced when a file was taken out. */
  removed: (name: string) => string;
  /** The sentence for a file that was not taken. */
  refused: Readonly<Record<RefusalReason, (name: string) => string>>;
}
