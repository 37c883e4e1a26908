/**
 * Everything a document needs once, before any component: layer order, reset, tokens, the colours of the brands,
 * fonts. Apps and Storybook import it first.
 */
import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import '../theme/tokens.css.ts';
import '../theme/brands/brands.css.ts';

export { layerOrder } from '../theme/names.ts';
