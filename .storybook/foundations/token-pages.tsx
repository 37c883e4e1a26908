import { Button } from '@parlour/ui';
import { type Brand, brandSeeds, defineBrand, isBrandId, type Scheme } from '@parlour/ui/theme';
import { type CSSProperties, useState } from 'react';
import {
  durations,
  easings,
  fonts,
  space,
  typeStyles,
  zLayers,
} from '../../packages/ui/src/theme/values.ts';
import * as css from './foundations.css.ts';
import { Page, type Row, Rows, Section, tokensOf, variable, type Written } from './Page.tsx';
import { textsIn } from './texts.ts';

export interface TokenPageProps extends Written {
  /** The brand whose values are shown. */
  readonly brand: Brand;
  readonly scheme: Scheme;
}

/** The brand of the toolbar, derived from its seeds. */
export const brandOf = ({ brand }: Readonly<Record<string, unknown>>): Brand =>
  defineBrand(brandSeeds[typeof brand === 'string' && isBrandId(brand) ? brand : 'padma']);

/** Which roles are listed together, by the beginning of their name. */
const colourGroups = {
  surface: ['surface-'],
  text: ['text-'],
  border: ['border-'],
  accent: ['accent-'],
  warm: ['warm-'],
  state: ['success-', 'warn-', 'danger-', 'info-'],
  other: ['focus', 'skeleton', 'chart-'],
} as const;

/** Every colour role, with its colour in the brand and scheme of the toolbar. */
export function ColourPage({ language, brand, scheme }: TokenPageProps) {
  const text = textsIn(language).colour;
  const values: Readonly<Record<string, string>> = brand[scheme];
  const tokens = tokensOf('color', language);
  return (
    <Page language={language} text={text}>
      {Object.entries(colourGroups).map(([group, beginnings]) => {
        const own = tokens.filter(({ name }) => beginnings.some((start) => name.startsWith(start)));
        const title = new Map(Object.entries(text.groups)).get(group) ?? group;
        return (
          <Section key={group} title={title}>
            <Rows
              label={title}
              rows={own.map(({ path, name, purpose }) => ({
                name,
                value: values[`color-${name}`],
                purpose,
                sample: <div className={css.swatch} style={{ background: variable(path) }} />,
              }))}
            />
          </Section>
        );
      })}
    </Page>
  );
}

const styles = Object.values(typeStyles).map(
  ({ weight, size, line }) => `${size} / ${line} px · ${weight}`,
);

const Sample = ({ font, children }: { readonly font: string; readonly children: string }) => (
  <p className={css.line} style={{ font }}>
    {children}
  </p>
);

/** Every style of text and every font. */
export function TypePage({ language, brand }: TokenPageProps) {
  const text = textsIn(language).type;
  type ValueOf = (name: string, at: number) => string | undefined;
  const rowsOf = (group: 'type' | 'font', value: ValueOf) =>
    tokensOf(group, language).map(({ path, name, purpose }, at): Row => {
      const font = group === 'type' ? variable(path) : `400 18px/29px ${variable(path)}`;
      return {
        name,
        purpose,
        value: value(name, at),
        sample: <Sample font={font}>{text.sample}</Sample>,
      };
    });
  const families = new Map<string, string>(
    Object.entries(fonts).map(([name, list]) => [name, list.join(', ')]),
  );
  const familiesOf = (name: string) =>
    (name === 'display' ? brand.seeds.displayFont : undefined) ?? families.get(name);
  return (
    <Page language={language} text={text}>
      <Section title={text.styles}>
        <Rows label={text.styles} rows={rowsOf('type', (_name, at) => styles[at])} wide />
      </Section>
      <Section title={text.fonts}>
        <Rows label={text.fonts} rows={rowsOf('font', familiesOf)} wide />
      </Section>
    </Page>
  );
}

const steps = new Map<string, number>(Object.entries(space));

/** The steps of space and the heights of controls. */
export function SpacingPage({ language, brand }: TokenPageProps) {
  const text = textsIn(language).spacing;
  const bars = (group: 'space' | 'control', value: (name: string) => string | undefined) =>
    tokensOf(group, language).map(
      ({ path, name, purpose }): Row => ({
        name,
        purpose,
        value: value(name),
        sample: <div className={css.bar} style={{ inlineSize: variable(path) }} />,
      }),
    );
  const shape: Readonly<Record<string, string | undefined>> = brand.shape;
  return (
    <Page language={language} text={text}>
      <Section title={text.steps}>
        <Rows label={text.steps} rows={bars('space', (name) => `${steps.get(`s${name}`)} px`)} />
      </Section>
      <Section title={text.controls}>
        <Rows label={text.controls} rows={bars('control', (name) => shape[`control-${name}`])} />
      </Section>
    </Page>
  );
}

/** Corners in the radius of the brand. */
export function RadiusPage({ language, brand }: TokenPageProps) {
  const text = textsIn(language).radius;
  const shape: Readonly<Record<string, string | undefined>> = brand.shape;
  const rows = tokensOf('radius', language).map(({ path, name, purpose }) => ({
    name,
    purpose,
    value: shape[`radius-${name}`],
    sample: <div className={css.box} style={{ borderRadius: variable(path) }} />,
  }));
  return (
    <Page language={language} text={text}>
      <Rows label={text.title} rows={rows} />
    </Page>
  );
}

/** Cards at the four steps of elevation. */
export function ElevationPage({ language }: TokenPageProps) {
  const text = textsIn(language).elevation;
  const rows = tokensOf('shadow', language).map(({ path, name, purpose }) => ({
    name: `shadow-${name}`,
    purpose,
    sample: <div className={css.card} style={{ boxShadow: variable(path) }} />,
  }));
  return (
    <Page language={language} text={text}>
      <Rows label={text.title} rows={rows} />
    </Page>
  );
}

/** Durations and curves. A button lets each move once. */
export function MotionPage({ language }: TokenPageProps) {
  const { motion: text, words } = textsIn(language);
  const [moved, setMoved] = useState(false);
  const rowsOf = (names: readonly string[], style: (path: string) => CSSProperties) =>
    tokensOf('motion', language)
      .filter(({ name }) => names.includes(name))
      .map(({ path, name, purpose }): Row => {
        const ms = new Map<string, number>(Object.entries(durations)).get(name);
        return {
          name,
          purpose,
          value: ms === undefined ? curves.get(name) : `${ms} ms`,
          sample: (
            <div className={css.track} data-moved={moved || undefined}>
              <div className={css.dot} style={style(path)} />
            </div>
          ),
        };
      });
  return (
    <Page language={language} text={text}>
      <div>
        <Button onClick={() => setMoved(!moved)}>{moved ? words.back : words.play}</Button>
      </div>
      <Section title={text.durations}>
        <Rows
          label={text.durations}
          rows={rowsOf(Object.keys(durations), (path) => ({ transitionDuration: variable(path) }))}
        />
      </Section>
      <Section title={text.curves}>
        <Rows
          label={text.curves}
          rows={rowsOf([...curves.keys()], (path) => ({
            transitionTimingFunction: variable(path),
          }))}
        />
      </Section>
    </Page>
  );
}

const curves = new Map(
  Object.entries(easings).map(([name, points]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    points.join(', '),
  ]),
);

const layers = new Map<string, number>(Object.entries(zLayers));

/** The layers of the page, the highest first. */
export function LayersPage({ language }: TokenPageProps) {
  const text = textsIn(language).layers;
  const tokens = [...tokensOf('z', language)].reverse();
  const rows = tokens.map(({ name, purpose }, at) => ({
    name,
    purpose,
    value: layers.get(name)?.toString(),
    sample: <div className={css.bar} style={{ inlineSize: `${100 - 10 * at}%` }} />,
  }));
  return (
    <Page language={language} text={text}>
      <Rows label={text.title} rows={rows} />
    </Page>
  );
}
