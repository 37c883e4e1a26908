import type { MemberLabelsProps } from '../../shared/labels/MemberLabels.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { Pictures, Profile, ProfileChanges, ProfileDraft } from './profile-model.ts';

/** The changes that a member wants to save. */
export interface WantedProfile {
  readonly changes: ProfileChanges;
  /** Id of another picture; `null` if it stays the same. */
  readonly pictureId: string | null;
}

export interface ProfileViewProps {
  readonly profile: Part<Profile>;
  readonly pictures: Part<Pictures>;
  /** Level and labels, which only the operator gives. */
  readonly labels: MemberLabelsProps;
  /** The minimum age of players (REG-06), and the latest birthday that reaches it, `yyyy-MM-dd`. */
  readonly minAge: number;
  readonly latestBirthday: string;
  readonly busy: boolean;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  /** Text typed before the session expired, with which the form starts. Default: none. */
  readonly draft?: ProfileDraft | null;
  /** Called on every change with the unsaved values. */
  readonly onDraft?: (typed: ProfileDraft) => void;
  readonly onSave: (wanted: WantedProfile) => void;
  readonly onRetry: () => void;
  readonly onRetryPictures: () => void;
  /** Asks whether the typed text may be lost; `false` keeps the window open. */
  readonly onLeave: () => Promise<boolean>;
  readonly onDismiss: () => void;
}
