import { Button, IconSlot } from '@parlour/ui';
import {
  ArrowLeft,
  ArrowLeftRight,
  Bell,
  CircleAlert,
  CircleCheck,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  HandCoins,
  Headset,
  Heart,
  Info,
  Plus,
  RefreshCw,
  Search,
  ShieldCheck,
  TriangleAlert,
  UserRound,
  Wallet,
  X,
} from 'lucide-react';
import { breakpoints } from '../../packages/ui/src/theme/names.ts';
import { focusRing, layout } from '../../packages/ui/src/theme/values.ts';
import * as css from './foundations.css.ts';
import { Page, purposeIn, Rows, Section, tokensOf, variable, type Written } from './Page.tsx';
import { textsIn } from './texts.ts';

const sizes = [16, 20, 24, 28] as const;

/** What the product uses each icon for. */
const meanings = {
  wallet: Wallet,
  deposit: Plus,
  withdraw: HandCoins,
  transfer: ArrowLeftRight,
  bell: Bell,
  search: Search,
  person: UserRound,
  show: Eye,
  hide: EyeOff,
  copy: Copy,
  favourite: Heart,
  help: Headset,
  safe: ShieldCheck,
  again: RefreshCw,
  close: X,
  back: ArrowLeft,
  note: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  outside: ExternalLink,
} as const;

/** Sizes of icons, and which icon stands for what. */
export function IconsPage({ language }: Written) {
  const text = textsIn(language).icons;
  const words = new Map<string, unknown>(Object.entries(text));
  return (
    <Page language={language} text={text}>
      <Section title={text.sizes}>
        <Rows
          label={text.sizes}
          rows={sizes.map((size) => ({
            name: `${size} px`,
            purpose: text[`size${size}`],
            sample: <IconSlot icon={Wallet} size={size} />,
          }))}
        />
      </Section>
      <Section title={text.meanings}>
        <Rows
          label={text.meanings}
          rows={Object.entries(meanings).map(([meaning, icon]) => ({
            name: String(words.get(meaning)),
            purpose: icon.displayName ?? '',
            sample: <IconSlot icon={icon} size={24} />,
          }))}
        />
      </Section>
    </Page>
  );
}

/** The widths at which the layout changes. */
export function BreakpointsPage({ language }: Written) {
  const text = textsIn(language).breakpoints;
  const widths = new Map<string, number>(Object.entries(breakpoints));
  const rows = tokensOf('breakpoint', language).map(({ name, purpose }) => {
    const px = widths.get(name) ?? 0;
    const share = `${(100 * px) / breakpoints.wide}%`;
    return {
      name,
      purpose,
      value: `${px} px`,
      sample: <div className={css.bar} style={{ inlineSize: share }} />,
    };
  });
  return (
    <Page language={language} text={text}>
      <Rows label={text.title} rows={rows} wide />
    </Page>
  );
}

/** The width of the page and its margins. */
export function LayoutPage({ language }: Written) {
  const text = textsIn(language).layout;
  const { phone, tablet, wide } = layout.gutter;
  const margins = new Map([
    ['max', layout.max],
    ['gutter', phone],
    ['gutter-tablet', tablet],
    ['gutter-wide', wide],
  ]);
  const rows = tokensOf('layout', language).map(({ name, purpose }) => {
    const px = margins.get(name) ?? 0;
    const inlineSize = name === 'max' ? '100%' : px;
    return {
      name,
      purpose,
      value: `${px} px`,
      sample: <div className={css.bar} style={{ inlineSize }} />,
    };
  });
  return (
    <Page language={language} text={text}>
      <Section title={text.sizes}>
        <Rows label={text.sizes} rows={rows} wide />
      </Section>
    </Page>
  );
}

/** What to write, in both languages: one example for each rule. */
const examples = [
  { bn: '৳2,000.00 জমা দিন', en: 'Deposit ৳2,000.00', not: 'OK' },
  {
    bn: 'উত্তরটি আসেনি। টাকা কাটা যায়নি।',
    en: 'The answer did not arrive. Nothing was taken.',
    not: 'Error 500',
  },
  { bn: 'এই সপ্তাহে −৳350.00', en: 'This week −৳350.00', not: 'So close!' },
  {
    bn: 'এই ব্যবহারকারীর নাম নেওয়া হয়ে গেছে। অন্য একটি লিখুন।',
    en: 'This username is taken. Choose another one.',
    not: 'You entered a wrong username',
  },
] as const;

/** How the product speaks, with examples side by side. */
export function TonePage({ language }: Written) {
  const text = textsIn(language).tone;
  return (
    <Page language={language} text={text}>
      <Section title={text.examples}>
        <ul className={css.rows} aria-label={text.examples}>
          {examples.map(({ bn, en, not }) => (
            <li key={en} className={`${css.row} ${css.wideRow}`}>
              <p className={css.value}>
                {text.instead} <s lang="en">{not}</s>, {text.write}
              </p>
              <dl className={css.words}>
                <dt className={css.value}>{text.bengali}</dt>
                <dd lang="bn">{bn}</dd>
                <dt className={css.value}>{text.english}</dt>
                <dd lang="en">{en}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** What the product holds to, and the focus ring to try. */
export function AccessibilityPage({ language }: Written) {
  const text = textsIn(language).accessibility;
  const rows = (['width', 'offset'] as const).map((name) => ({
    name: `focus-${name}`,
    value: `${focusRing[name]} px`,
    purpose: purposeIn(language, `focus.${name}`),
    sample: <div className={css.swatch} style={{ background: variable('color.focus') }} />,
  }));
  return (
    <Page language={language} text={text}>
      <Section title={text.ring}>
        <div>
          <Button>{text.try}</Button>
        </div>
        <Rows label={text.ring} rows={rows} />
      </Section>
    </Page>
  );
}
