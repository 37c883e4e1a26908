import type { Part } from '../../shared/parts/part.ts';
import type { SocialChannel } from './social-accounts-model.ts';

/** An account that a member wants to link. */
export interface WantedLink {
  readonly channel: string;
  readonly account: string;
}

export interface SocialViewProps {
  readonly channels: Part<readonly SocialChannel[]>;
  readonly busy: boolean;
  /** The last failed attempt; `attempt` distinguishes two equal failures. */
  readonly failure: {
    readonly channel: string;
    readonly error: unknown;
    readonly attempt: number;
  } | null;
  /** Text typed before the session expired: its form opens with it. Default: none. */
  readonly draft?: WantedLink | null;
  /** Called on every change with the typed values; with `null` when a form was opened or closed. */
  readonly onDraft?: ((written: WantedLink | null) => void) | undefined;
  /** Asks for confirmation, then links the account. */
  readonly onLink: (wanted: WantedLink) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}
