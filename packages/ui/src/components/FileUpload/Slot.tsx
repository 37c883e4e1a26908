import { FileText, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as css from './FileUpload.css.ts';
import type { FileUploadLabels, UploadItem } from './items.ts';

interface SlotProps {
  item: UploadItem;
  labels: FileUploadLabels;
  formatShare: (share: number) => string;
  fixed: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file: its picture, with the progress, the retry and the remove button over it. */
export function Slot({ item, labels, formatShare, fixed, onRemove, onRetry }: SlotProps) {
  const { name, state, progress } = item;
  const picture = usePicture(item);
  const going = state === 'uploading' || state === 'waiting';
  return (
    <li className={css.slot} data-part="file" data-state={state}>
      {state === 'failed' ? (
        <button
          type="button"
          className={css.retry}
          data-part="retry"
          aria-label={`${labels.failedWord}. ${labels.retry(name)}`}
          disabled={fixed}
          onClick={onRetry}
        >
          <RotateCw className={css.retrySign} size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{labels.failedWord}</span>
        </button>
      ) : picture !== undefined ? (
        <img className={css.picture} src={picture} alt={name} />
      ) : (
        <span className={css.file}>
          <FileText size={24} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.fileName} title={name}>
            {name}
          </span>
        </span>
      )}
      {going && (
        <span className={css.going}>
          <ProgressBar
            label={labels.progress(name)}
            labelHidden
            size="sm"
            value={state === 'waiting' ? undefined : progress}
            text={state === 'waiting' || progress === undefined ? undefined : formatShare(progress)}
          />
        </span>
      )}
      {!fixed && (
        <button
          type="button"
          className={css.remove}
          data-part="remove"
          aria-label={labels.remove(name)}
          onClick={onRemove}
        >
          <span className={css.cross}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </button>
      )}
    </li>
  );
}

/** Returns the URL of the picture: the given one, or an object URL of the image file, which is revoked on unmount. */
function usePicture({ file, previewUrl }: UploadItem): string | undefined {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/') || previewUrl !== undefined) return;
    const url = URL.createObjectURL(file);
    setOwn(url);
    return () => {
      URL.revokeObjectURL(url);
      setOwn(undefined);
    };
  }, [file, previewUrl]);
  return previewUrl ?? own;
}
