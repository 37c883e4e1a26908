import { ExtraVerificationView } from './ExtraVerificationView.tsx';
import { useExtraVerification } from './use-extra-verification.ts';

/** The named modal `extraVerification`. The session closes it: it goes on, or the login is over (LGN-07). */
export function ExtraVerificationModal() {
  return <ExtraVerificationView {...useExtraVerification()} />;
}
