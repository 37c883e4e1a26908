import { Alert } from '@parlour/ui';
import { useTexts } from '@parlour/web/site';
import { noteTexts } from './texts.ts';

/** A warning in the registration. It has no link: a person who types should stay. */
export function RegisterNote() {
  const texts = useTexts(noteTexts);
  return (
    <Alert tone="warn" title={texts.registerTitle}>
      {texts.register}
    </Alert>
  );
}
