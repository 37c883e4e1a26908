import { RefreshCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { Button } from '../Button/Button.tsx';
import * as shared from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import type { Art } from '../Illustration/art.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { join } from '../join.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './ErrorState.css.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** One line: what failed. */
  title: ReactNode;
  /** One sentence: what to do, and what did not happen to the member's money. */
  body: ReactNode;
  /** Text of the retry button. The button is shown when `onRetry` is given too. */
  retryLabel?: string | undefined;
  /** Called when the retry button is pressed: load again. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  busy?: boolean | undefined;
  /** Another action, beside the retry button. */
  action?: ReactNode;
  /** Code for customer service, e.g. `HTTP 503`. */
  code?: string | undefined;
  /** `thread`: an error. `signal`: no connection. Default `thread`. */
  art?: Extract<Art, 'thread' | 'signal'> | undefined;
  /** Level of the title in the page outline. Default 3. */
  level?: HeadingLevel | undefined;
}

/** A part of the page that could not be loaded, with a button that tries again. Announced at once (ERR-01). */
export function ErrorState({
  title,
  body,
  retryLabel,
  onRetry,
  busy,
  action,
  code,
  art = 'thread',
  level = 3,
  className,
  ...rest
}: ErrorStateProps) {
  const retry = retryLabel !== undefined && onRetry !== undefined;
  return (
    <div
      data-component="error-state"
      role="alert"
      {...rest}
      className={join(shared.root, className)}
    >
      <Illustration art={art} className={shared.art} />
      <Heading level={level} size="s">
        {title}
      </Heading>
      <Text size="small" tone="secondary" className={shared.body}>
        {body}
      </Text>
      {(retry || action !== undefined) && (
        <div data-part="action" className={shared.action}>
          {retry && (
            <Button icon={RefreshCw} busy={busy} onClick={() => onRetry()}>
              {retryLabel}
            </Button>
          )}
          {asPart(action)}
        </div>
      )}
      {code !== undefined && (
        <code translate="no" data-part="code" className={css.code}>
          {code}
        </code>
      )}
    </div>
  );
}
