import { Alert, type AlertProps } from '@parlour/ui';
import { useFormAnnounce } from '@parlour/ui/forms';
import { useEffect, useRef } from 'react';

export interface FailureAlertProps extends Pick<AlertProps, 'action'> {
  /** A bold line above the text. */
  readonly title?: string | undefined;
  /** Why it did not work, as a sentence. */
  readonly text: string;
}

/**
 * Why an attempt did not work, at the head of its form. Takes the focus as it appears and is heard
 * through the form's `FormStatus`: give it the number of the attempt as `key`.
 */
export function FailureAlert({ title, text, action }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  const announce = useFormAnnounce();
  const sentence = title === undefined ? text : `${title} ${text}`;
  useEffect(() => alert.current?.focus(), []);
  useEffect(() => announce?.(sentence), [sentence, announce]);
  return (
    <Alert
      ref={alert}
      role={announce ? 'group' : 'alert'}
      aria-label={title ?? text}
      tabIndex={-1}
      tone="danger"
      {...(title !== undefined && { title })}
      {...(action !== undefined && { action })}
    >
      {text}
    </Alert>
  );
}
