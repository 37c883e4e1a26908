import { purposes } from '../../packages/ui/src/theme/purposes.ts';
import * as css from './foundations.css.ts';
import { Page, Section, tokensOf, type Written } from './Page.tsx';
import { textsIn } from './texts.ts';

/** The groups of tokens, in the order of the theme. */
export const groups: readonly string[] = [
  ...new Set(Object.keys(purposes.en).map((path) => path.split('.')[0] ?? '')),
];

/** Every token by its custom property, with when to use it. The other pages draw them. */
export function AllTokensPage({ language }: Written) {
  return (
    <Page language={language} text={textsIn(language).tokens}>
      {groups.map((group) => (
        <Section key={group} title={group}>
          <ul className={css.lines}>
            {tokensOf(group, language).map(({ path, purpose }) => (
              <li key={path}>
                <code dir="ltr">{`--pl-${path.replace('.', '-')}`}</code> <span>{purpose}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
