import { Alert, Link } from '@parlour/ui';
import { useTexts } from '@parlour/web/site';
import { noteTexts, storyHref } from './texts.ts';

/** Says above the footer what kind of site this is. */
export function ExampleNote() {
  const texts = useTexts(noteTexts);
  return (
    <Alert
      title={texts.exampleTitle}
      action={
        <Link look="standalone" href={storyHref}>
          {texts.exampleLink}
        </Link>
      }
    >
      {texts.example}
    </Alert>
  );
}
