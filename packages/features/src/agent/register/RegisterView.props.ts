import type { Part } from '../../shared/parts/part.ts';
import type { SharingFailure } from '../../shared/sharing/use-sharing.ts';
import type {
  RegisterOptions,
  RegistrationLink,
  WantedAccount,
  WantedLink,
} from './register-center-model.ts';

/** What did not work, and how often so far. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

/** What is known of a typed name. */
export interface NameCheck {
  readonly name: string;
  readonly state: 'unknown' | 'checking' | 'free' | 'refused';
}

export interface RegisterViewProps {
  readonly options: Part<RegisterOptions>;
  readonly links: Part<readonly RegistrationLink[]>;
  /** Which of the two forms is shown; the other one keeps what is typed. */
  readonly tab: 'open' | 'link';
  /** Id of the link on show; `null` while none is chosen. */
  readonly chosen: string | null;
  readonly name: NameCheck;
  readonly opening: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** The account that was opened last, and how many so far. */
    readonly made: { readonly account: string; readonly count: number } | null;
  };
  readonly linking: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** How many were made from here: the label goes with each. */
    readonly made: number;
  };
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  /** A copy, share or picture that did not work. */
  readonly failure: SharingFailure | null;
  readonly onTab: (tab: 'open' | 'link') => void;
  /** The field of the name was left. */
  readonly onName: (name: string) => void;
  readonly onOpen: (wanted: WantedAccount) => void;
  /** The same once more. */
  readonly onOpenAgain: () => void;
  readonly onLink: (wanted: WantedLink) => void;
  readonly onLinkAgain: () => void;
  readonly onShow: (link: RegistrationLink) => void;
  readonly onCopy: (link: RegistrationLink) => void;
  readonly onShare: (link: RegistrationLink) => void;
  readonly onSave: (link: RegistrationLink, drawing: SVGSVGElement) => void;
  readonly onTurnOff: (link: RegistrationLink) => void;
  readonly onRetry: () => void;
  readonly onRetryLinks: () => void;
}
