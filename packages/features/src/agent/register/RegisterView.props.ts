import type { Part } from '../../shared/parts/part.ts';
import type { SharingFailure } from '../../shared/sharing/use-sharing.ts';
import type {
  RegisterOptions,
  RegistrationLink,
  WantedAccount,
  WantedLink,
} from './register-center-model.ts';

/** A failed attempt, and the number of attempts so far. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

/** What is known about a typed name. */
export interface NameCheck {
  readonly name: string;
  readonly state: 'unknown' | 'checking' | 'free' | 'refused';
}

export interface RegisterViewProps {
  readonly options: Part<RegisterOptions>;
  readonly links: Part<readonly RegistrationLink[]>;
  /** The form that is shown; the other one keeps its values. */
  readonly tab: 'open' | 'link';
  /** Id of the shown link; `null` while none is chosen. */
  readonly chosen: string | null;
  readonly name: NameCheck;
  readonly opening: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** The account that was opened last, and the number of accounts so far. */
    readonly made: { readonly account: string; readonly count: number } | null;
  };
  readonly linking: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** How many links were created here; the label is emptied after each. */
    readonly made: number;
  };
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  /** A failed copy, share or download. */
  readonly failure: SharingFailure | null;
  readonly onTab: (tab: 'open' | 'link') => void;
  /** Called when the name field is left. */
  readonly onName: (name: string) => void;
  readonly onOpen: (wanted: WantedAccount) => void;
  /** Repeats the failed attempt unchanged. */
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
