import {
  Grid,
  Heading,
  type IconLike,
  IconSlot,
  Link,
  SectionHeader,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { useTexts } from '@parlour/web/site';
import { HandHeart, LifeBuoy, ScrollText } from 'lucide-react';
import { useId } from 'react';
import * as css from './meghna.css.ts';
import { ruleTexts, storyHref, storyTexts } from './texts.ts';

/** What the operator stands for: a section of home, with the pages that show it. */
export function HouseRules() {
  const texts = useTexts(ruleTexts);
  const { title } = useTexts(storyTexts);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeader
        title={texts.title}
        titleId={heading}
        action={{ label: title, href: storyHref }}
      />
      <Grid as="ul" min="md">
        <Rule
          icon={HandHeart}
          title={texts.limitsTitle}
          text={texts.limits}
          link={texts.limitsLink}
          href="/help?topic=responsible"
        />
        <Rule
          icon={ScrollText}
          title={texts.plainTitle}
          text={texts.plain}
          link={texts.plainLink}
          href="/promotions"
        />
        <Rule
          icon={LifeBuoy}
          title={texts.helpTitle}
          text={texts.help}
          link={texts.helpLink}
          href="/help"
        />
      </Grid>
    </section>
  );
}

interface RuleProps {
  readonly icon: IconLike;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

function Rule({ icon, title, text, link, href }: RuleProps) {
  return (
    <Surface as="li" className={css.rule}>
      <span className={css.sign}>
        <IconSlot icon={icon} size={24} />
      </span>
      <Stack gap="s1">
        <Heading level={3}>{title}</Heading>
        <Text tone="secondary">{text}</Text>
        <div>
          <Link look="standalone" href={href}>
            {link}
          </Link>
        </div>
      </Stack>
    </Surface>
  );
}
