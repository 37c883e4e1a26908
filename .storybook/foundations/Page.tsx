import { Heading, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { type Purposed, purposes } from '../../packages/ui/src/theme/purposes.ts';
import * as css from './foundations.css.ts';
import { textsIn } from './texts.ts';

/** The language in which a page is written. */
export interface Written {
  readonly language: 'bn' | 'en';
}

interface PageProps extends Written {
  /** What every page of the foundations says. */
  readonly text: {
    readonly title: string;
    readonly intro: string;
    readonly do: readonly string[];
    readonly dont: readonly string[];
  };
  readonly children: ReactNode;
}

/** A page of the foundations: what it is about, what to do and not to do, and then its tokens or samples. */
export function Page({ language, text, children }: PageProps) {
  const { words } = textsIn(language);
  return (
    <main className={css.root}>
      <div className={css.head}>
        <Heading level={1}>{text.title}</Heading>
        <Text tone="secondary">{text.intro}</Text>
      </div>
      <div className={css.rules}>
        <Lines title={words.do} lines={text.do} />
        <Lines title={words.dont} lines={text.dont} />
      </div>
      {children}
    </main>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={css.section}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A row of a list: a sample, its name and value, and when to use it. */
export interface Row {
  readonly name: string;
  readonly value?: string | undefined;
  readonly purpose: string;
  /** Decorative: the words beside it say the same. */
  readonly sample: ReactNode;
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The sample is above its words and as wide as the page. */
  readonly wide?: boolean;
}

/** Tokens with a sample of each. */
export function Rows({ label, rows, wide = false }: RowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map(({ name, value, purpose, sample }) => (
        <li key={name} className={wide ? `${css.row} ${css.wideRow}` : css.row}>
          <div className={css.sample} aria-hidden="true">
            {sample}
          </div>
          <div className={css.words}>
            <p className={css.name}>
              <span>{name}</span>
              {value !== undefined && (
                <span className={css.value} dir="ltr">
                  {value}
                </span>
              )}
            </p>
            <Text tone="secondary">{purpose}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The tokens of a group: their name in the code, and their purpose in the language of the page. */
export function tokensOf(group: string, language: 'bn' | 'en') {
  return Object.entries(purposes[language]).flatMap(([path, purpose]) =>
    path.startsWith(`${group}.`) ? [{ path, name: path.slice(group.length + 1), purpose }] : [],
  );
}

/** The custom property of a token: `space.10` → `var(--pl-space-10)`. */
export const variable = (path: string): string => `var(--pl-${path.replace('.', '-')})`;

/** The purpose of one token. */
export const purposeIn = (language: 'bn' | 'en', path: Purposed): string =>
  purposes[language][path];
