import type { Part } from '../../shared/parts/part.ts';
import type { SocialChannel } from './social-accounts-model.ts';

/** An account a member wants to be linked. */
export interface WantedLink {
  readonly channel: string;
  readonly account: string;
}

export interface SocialViewProps {
  readonly channels: Part<readonly SocialChannel[]>;
  readonly busy: boolean;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: {
    readonly channel: string;
    readonly error: unknown;
    readonly attempt: number;
  } | null;
  /** What was written before a session ran out: its form is open. Default: nothing. */
  readonly draft?: WantedLink | null;
  /** Called on every change with what is written; `null`: a form was opened or closed. */
  readonly onDraft?: ((written: WantedLink | null) => void) | undefined;
  /** Asks whether it is meant, then links it. */
  readonly onLink: (wanted: WantedLink) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}
