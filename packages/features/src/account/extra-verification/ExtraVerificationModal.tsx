import { ExtraVerificationView } from './ExtraVerificationView.tsx';
import { useExtraVerification } from './use-extra-verification.ts';

/** The named modal `extraVerification`. The session closes it when the login continues or ends (LGN-07). */
export function ExtraVerificationModal() {
  return <ExtraVerificationView {...useExtraVerification()} />;
}
