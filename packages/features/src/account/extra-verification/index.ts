export { ExtraVerificationModal } from './ExtraVerificationModal.tsx';
export type { ExtraVerificationViewProps } from './ExtraVerificationView.props.ts';
export { ExtraVerificationView } from './ExtraVerificationView.tsx';
export type { VerifyFailure } from './extra-verification-model.ts';
export { useExtraVerification } from './use-extra-verification.ts';
