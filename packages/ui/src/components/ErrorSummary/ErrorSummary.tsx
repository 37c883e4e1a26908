import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { useFormAnnounce } from '../FormStatus/FormStatus.tsx';
import { join } from '../join.ts';
import * as css from './ErrorSummary.css.ts';
import { focusField } from './focus-field.ts';

/** One field that has to be corrected. */
export interface ErrorSummaryItem {
  /** The `id` of the field. */
  fieldId: string;
  /** Name of the field, the text of the link. */
  label: string;
  /** What is wrong with it. */
  message?: string | undefined;
}

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading, which says how many fields need attention. */
  title: string;
  /** One item for each field, in the order of the form. */
  items: readonly ErrorSummaryItem[];
  /**
   * Takes focus when it appears (default true). Use the number of the attempt as `key`, so that the summary takes
   * focus again after the next failed attempt.
   */
  focusOnMount?: boolean;
}

/**
 * A list of errors above a form whose submission failed, with links to the fields. The `FormStatus` around the form
 * announces it; without one the summary is an alert itself.
 */
export function ErrorSummary({
  title,
  items,
  focusOnMount = true,
  ref,
  className,
  ...root
}: ErrorSummaryProps) {
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);

  const announce = useFormAnnounce();
  const spoken = { role: announce ? 'group' : 'alert', 'aria-labelledby': titleId };
  useEffect(() => announce?.(title), [title, announce]);

  useEffect(() => {
    if (focusOnMount) rootRef.current?.focus();
  }, [focusOnMount]);

  const follow = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    event.preventDefault();
    focusField(event.currentTarget, fieldId);
  };

  return (
    <div
      data-component="error-summary"
      {...spoken}
      tabIndex={-1}
      {...root}
      ref={mergedRef}
      className={join(css.root, className)}
    >
      <CircleAlert className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.body}>
        <p id={titleId} className={css.title} data-part="title">
          {title}
        </p>
        <ul className={css.list}>
          {items.map(({ fieldId, label, message }) => (
            <li key={fieldId} className={css.item}>
              <a
                href={`#${fieldId}`}
                className={css.link}
                data-part="link"
                onClick={(event) => follow(event, fieldId)}
              >
                {label}
              </a>
              {message && <span className={css.message}>{message}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
