import type { RefusalReason } from './accept.ts';

/** A file in the field. The feature that uploads it keeps the list. */
export interface UploadItem {
  /** Unique in the field. `onRemove` and `onRetry` get it. */
  id: string;
  /** Name of the file. */
  name: string;
  /** State of the upload: `failed` shows a retry button, `uploading` a bar with `progress`. */
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Uploaded share, 0–100. Left out: unknown. */
  progress?: number | undefined;
  /** The file itself. An image is previewed from it. */
  file?: File | undefined;
  /** URL of a picture, when there is no `file` (already on the server). */
  previewUrl?: string | undefined;
}

/** Texts of a `FileUpload`; `name` is the name of the file. */
export interface FileUploadLabels {
  /** Shown in the empty field: drop or choose. */
  drop: string;
  /** Shown in the slot that adds one more file. */
  add: string;
  /** Shown while files are dragged over the field. */
  dropNow: string;
  /** Short text on a failed slot; pressing it tries again. */
  failedWord: string;
  /** Name of the button that removes a file. */
  remove: (name: string) => string;
  /** Name of the retry button of a failed slot, said after `failedWord`. */
  retry: (name: string) => string;
  /** Name of the progress bar of a file. Also announced when its upload begins. */
  progress: (name: string) => string;
  /** Announced when a file was uploaded. */
  done: (name: string) => string;
  /** Announced when a file could not be uploaded. */
  failed: (name: string) => string;
  /** Announced when a file was removed. */
  removed: (name: string) => string;
  /** The error text for a file that was refused. */
  refused: Readonly<Record<RefusalReason, (name: string) => string>>;
}
