import { ButtonLink, Heading, Inline, Stack, Surface, Text } from '@parlour/ui';
import { useTexts } from '@parlour/web/site';
import * as css from './meghna.css.ts';
import { storyTexts } from './texts.ts';

/** `/x/story`: who the operator is. */
export function StoryPage() {
  const texts = useTexts(storyTexts);
  return (
    <article className={css.story}>
      <Stack gap="s6">
        <Stack gap="s3">
          <span className={css.wave} aria-hidden="true" />
          <Heading level={1} size="display">
            {texts.title}
          </Heading>
          <Text size="lead" tone="secondary">
            {texts.lead}
          </Text>
        </Stack>
        <Part title={texts.whoTitle} text={texts.who} />
        <Part title={texts.doTitle} text={texts.do} />
        <Surface as="section" tone="sunken">
          <Part title={texts.careTitle} text={texts.care} />
        </Surface>
        <Inline>
          <ButtonLink variant="primary" href="/help?topic=responsible">
            {texts.helpLink}
          </ButtonLink>
          <ButtonLink href="/">{texts.homeLink}</ButtonLink>
        </Inline>
      </Stack>
    </article>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack gap="s2">
      <Heading level={2}>{title}</Heading>
      <Text>{text}</Text>
    </Stack>
  );
}
