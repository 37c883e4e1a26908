import { Alert, type AlertProps } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { FormAnnouncement } from './FormAnnouncement.tsx';

export interface FailureAlertProps extends Pick<AlertProps, 'action'> {
  /** A bold line above the text. */
  readonly title?: string | undefined;
  /** The reason why the attempt failed, as a sentence. */
  readonly text: string;
}

/**
 * Shows at the head of a form why an attempt failed. It takes the focus when it appears and is announced by the form's
 * `FormStatus`. Pass the number of the attempt as `key`.
 */
export function FailureAlert({ title, text, action }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert
      ref={alert}
      role="group"
      aria-label={title ?? text}
      tabIndex={-1}
      tone="danger"
      {...(title !== undefined && { title })}
      {...(action !== undefined && { action })}
    >
      <span>{text}</span>
      <FormAnnouncement text={title === undefined ? text : `${title} ${text}`} />
    </Alert>
  );
}
