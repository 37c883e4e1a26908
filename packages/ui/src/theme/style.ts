import { type ComplexStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './names.ts';

export { from, layerOrder, layers, themeRoot, when } from './names.ts';

type Layer = (typeof layers)[keyof typeof layers];
type Rule = Exclude<StyleRule, string>;

const styleIn =
  (layer: Layer) =>
  (rule: Rule, ...compose: string[]): string => {
    const layered: ComplexStyleRule = [...compose, { '@layer': { [layer]: rule } }];
    return style(layered);
  };

/** `style()` for components of `@parlour/ui`. Every rule is in a layer. */
export const uiStyle = styleIn(layers.ui);
/** `style()` for widgets of `@parlour/features`. For layout only: colours and shapes belong to `ui`. */
export const featureStyle = styleIn(layers.features);
/** `style()` for the pages of the app. */
export const appStyle = styleIn(layers.app);

/** `globalStyle()` inside a layer. For resets and token blocks only. */
export const layeredGlobalStyle = (
  layer: Layer,
  selector: string,
  rule: Parameters<typeof globalStyle>[1],
): void => globalStyle(selector, { '@layer': { [layer]: rule } });
