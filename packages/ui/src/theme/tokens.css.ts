import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { from, layeredGlobalStyle, layers, themeRoot, when } from './style.ts';
import {
  durations,
  type Easing,
  easings,
  focusRing,
  fonts,
  layout,
  space,
  type TypeStyle,
  typeStyles,
  zLayers,
} from './values.ts';

/** Where a brand may start. Tokens that use a brand's token are computed again there. */
const themed = `${themeRoot}, [data-brand]`;

/** `Noto Sans` → `"Noto Sans"`; a generic family has no capital and no quotes. */
const familiesIn = (list: readonly string[]): string =>
  list.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', ');

const css = {
  px: (value: number) => `${value}px`,
  ms: (value: number) => `${value}ms`,
  whole: (value: number) => `${value}`,
  curve: (points: Easing) => `cubic-bezier(${points.join(', ')})`,
  text: ({ weight, size, line, font }: TypeStyle) =>
    `${weight} ${size}px/${line}px ${vars.font[font]}`,
} as const;

/** Sets each token of a group to its value. A token without a value is a type error. */
function values<Name extends string, Value>(
  tokens: Readonly<Record<Name, string>>,
  from: Readonly<Record<NoInfer<Name>, Value>>,
  write: (value: Value) => string,
): Record<string, string> {
  const all: [string, string][] = [];
  for (const name in tokens) all.push([tokens[name], write(from[name])]);
  return Object.fromEntries(all);
}

const { display, ...otherFonts } = vars.font;
const { easeOut, easeIn, easeMove, ...paces } = vars.motion;

layeredGlobalStyle(layers.tokens, themeRoot, {
  vars: {
    ...values(otherFonts, fonts, familiesIn),
    ...values(vars.space, space, css.px),
    [vars.layout.max]: css.px(layout.max),
    [vars.layout.gutter]: css.px(layout.gutter.phone),
    ...values(paces, durations, css.ms),
    ...values({ easeOut, easeIn, easeMove }, easings, css.curve),
    ...values(vars.z, zLayers, css.whole),
    ...values(vars.focus, focusRing, css.px),
  },
});

// Has less weight than the block of a brand, so a brand's own title font wins.
layeredGlobalStyle(layers.tokens, `:where(${themed})`, {
  vars: { [display]: familiesIn(fonts.display) },
});

layeredGlobalStyle(layers.tokens, themed, { vars: values(vars.type, typeStyles, css.text) });

const still = values(paces, durations, () => css.ms(0));
const inTokens = (media: string, values: Record<string, string>): void =>
  globalStyle(themeRoot, {
    '@layer': { [layers.tokens]: { '@media': { [media]: { vars: values } } } },
  });

inTokens(when.reducedMotion, still);
inTokens(from.tablet, { [vars.layout.gutter]: css.px(layout.gutter.tablet) });
inTokens(from.wide, { [vars.layout.gutter]: css.px(layout.gutter.wide) });
