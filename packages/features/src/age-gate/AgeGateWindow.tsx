import { LateTexts } from '../i18n/index.ts';
import { AgeGateView, type AgeGateViewProps } from './AgeGateView.tsx';

/** The window with its texts, which the first page does without. */
export default function AgeGateWindow(props: AgeGateViewProps) {
  return (
    <>
      <LateTexts />
      <AgeGateView {...props} />
    </>
  );
}
