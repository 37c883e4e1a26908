import type { Part } from '../../shared/parts/part.ts';
import type { Pictures, Profile, ProfileChanges, ProfileDraft } from './profile-model.ts';

/** What a member wants to be saved: only what differs. */
export interface WantedProfile {
  readonly changes: ProfileChanges;
  /** Another picture; `null` when it stays. */
  readonly pictureId: string | null;
}

export interface ProfileViewProps {
  readonly profile: Part<Profile>;
  readonly pictures: Part<Pictures>;
  /** The age from which somebody may play (REG-06), and the latest birthday that makes it, `yyyy-MM-dd`. */
  readonly minAge: number;
  readonly latestBirthday: string;
  readonly busy: boolean;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  /** What was typed before a session ran out: the form begins with it. Default: nothing. */
  readonly draft?: ProfileDraft | null;
  /** Called on every change with what is not saved. */
  readonly onDraft?: (typed: ProfileDraft) => void;
  readonly onSave: (wanted: WantedProfile) => void;
  readonly onRetry: () => void;
  readonly onRetryPictures: () => void;
  /** Asks whether what was typed may be lost; `false` keeps the window open. */
  readonly onLeave: () => Promise<boolean>;
  readonly onDismiss: () => void;
}
