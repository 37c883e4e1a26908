export { ExtraVerificationModal } from './ExtraVerificationModal.tsx';
export {
  ExtraVerificationView,
  type ExtraVerificationViewProps,
} from './ExtraVerificationView.tsx';
export type { VerifyFailure } from './model.ts';
export { useExtraVerification } from './use-extra-verification.ts';
