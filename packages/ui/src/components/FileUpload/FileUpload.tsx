import { CircleAlert, ImagePlus } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { join } from '../join.ts';
import { type Refusal, sortFiles } from './accept.ts';
import * as css from './FileUpload.css.ts';
import type { FileUploadLabels, UploadItem } from './items.ts';
import { Slot } from './Slot.tsx';
import { useUploadAnnouncements } from './use-upload-announcements.ts';

/** Props of `FileUpload`. Everything not named here goes to the root, `ref` included. */
export interface FileUploadProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'onChange' | 'children'> {
  /** Id of the file input, so that an error summary can link to it. */
  controlId?: string | undefined;
  /** The files of the field, oldest first. The caller keeps the list and updates each `state`. */
  items: readonly UploadItem[];
  /** Types in the format of the `accept` attribute. Default PNG and JPEG (WAL-06). */
  accept?: readonly string[] | undefined;
  /** Largest size of one file, in bytes. Default 5 MB = 5 × 1024 × 1024 (WAL-06). */
  maxBytes?: number | undefined;
  /** Most files in the field. Default 3 (WAL-06). */
  maxFiles?: number | undefined;
  /** Every text and announcement, in the language of the page. */
  labels: FileUploadLabels;
  /** Called with the files that passed the checks: start uploading them. */
  onAdd: (files: File[]) => void;
  /** Called when a file is removed: stop its upload and remove it from `items`. */
  onRemove: (id: string) => void;
  /** Called when a failed file is pressed: upload it again. */
  onRetry: (id: string) => void;
  /** Called with the files that were refused. The field shows the error texts itself. */
  onRefuse?: ((refused: Refusal[]) => void) | undefined;
  /** Formats the uploaded share, e.g. `64%`, which is the default. Must be pure. */
  formatShare?: ((share: number) => string) | undefined;
  /** Files cannot be added, removed or retried. Default false. */
  disabled?: boolean | undefined;
  /** The files can be seen but not changed. Default false. */
  readOnly?: boolean | undefined;
}

const images = ['image/png', 'image/jpeg'] as const;
const fiveMegabytes = 5 * 1024 * 1024;

/**
 * Chooses files by dialog or drop, with preview, progress, retry and remove (WAL-06). The caller uploads them. The
 * file button is the browser's, so camera, gallery and keyboard work as usual.
 */
export function FileUpload({
  controlId,
  items,
  accept = images,
  maxBytes = fiveMegabytes,
  maxFiles = 3,
  labels,
  onAdd,
  onRemove,
  onRetry,
  onRefuse,
  formatShare = (share) => `${Math.floor(share)}%`,
  disabled = false,
  readOnly = false,
  ...field
}: FileUploadProps) {
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [over, setOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusAdd = useRef(false);
  const refusedId = useId();
  const announcements = useUploadAnnouncements(items, labels);
  const fixed = disabled || readOnly;
  const room = Math.max(0, maxFiles - items.length);

  const take = (files: readonly File[]) => {
    const sorted = sortFiles(files, { accept, maxBytes, room });
    setRefused(sorted.refused);
    if (sorted.refused.length > 0) onRefuse?.(sorted.refused);
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  const remove = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    const next = items[at + 1] ?? items[at - 1];
    // Moves focus before the remove button disappears: to the next file, else to the file button.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    if (next) buttons?.[items.indexOf(next)]?.focus();
    else focusAdd.current = true;
    setRefused([]);
    onRemove(id);
  };
  // A full field has no file button, so focus waits until the button is back.
  useEffect(() => {
    if (!focusAdd.current || items.length > 0) return;
    focusAdd.current = false;
    input.current?.focus();
  }, [items]);

  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Also prevents the default when the field is disabled; otherwise the browser would open the file.
      event.preventDefault();
      if (fixed) event.dataTransfer.dropEffect = 'none';
      else setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!fixed) take([...event.dataTransfer.files]);
    },
  };
  const sentences = refused.map(({ name, reason }) => labels.refused[reason](name));
  const states = join(
    items.length === 0 && 'alone',
    over && 'over',
    Boolean(field.error) && 'invalid',
    disabled && 'disabled',
  );
  return (
    <Field
      data-component="file-upload"
      {...drag}
      {...field}
      controlId={controlId}
      describedBy={sentences.length > 0 ? refusedId : undefined}
      below={
        <>
          {sentences.length > 0 && (
            <ul id={refusedId} className={css.refusals} data-part="refused">
              {[...new Set(sentences)].map((sentence) => (
                <li key={sentence} className={fieldCss.error}>
                  <CircleAlert className={fieldCss.lineIcon} size={16} aria-hidden="true" />
                  <span>{sentence}</span>
                </li>
              ))}
            </ul>
          )}
          <div role="status" className={fieldCss.hidden}>
            {sentences.length > 0 ? [...new Set(sentences)].join(' ') : announcements}
          </div>
        </>
      }
    >
      {(aria) => (
        <ul ref={list} aria-labelledby={`${aria.id}-label`} className={css.slots} data-part="list">
          {items.map((item) => (
            <Slot
              key={item.id}
              item={item}
              labels={labels}
              formatShare={formatShare}
              fixed={fixed}
              onRemove={() => remove(item.id)}
              onRetry={() => onRetry(item.id)}
            />
          ))}
          {room > 0 && !(readOnly && items.length > 0) && (
            <li className={css.add} data-part="add" data-state={states}>
              <input
                {...aria}
                ref={input}
                type="file"
                className={css.input}
                data-part="control"
                accept={accept.join(',')}
                multiple={room > 1}
                disabled={fixed}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // Lets the person choose the same file again after it was removed.
                  event.target.value = '';
                }}
              />
              <span className={css.face} aria-hidden="true">
                <ImagePlus size={24} strokeWidth={1.75} />
                <span>{over ? labels.dropNow : items.length === 0 ? labels.drop : labels.add}</span>
              </span>
            </li>
          )}
        </ul>
      )}
    </Field>
  );
}
