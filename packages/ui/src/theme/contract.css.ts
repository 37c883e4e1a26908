import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colourTokens } from './colour-tokens.ts';
import { tokenPart } from './names.ts';

/**
 * Every design token that a component may use, with a name that never changes (`--pl-color-surface-raised`).
 * Components import these references; the values come from a brand (`defineBrand`) and from `tokens.css.ts`.
 *
 * The colours come from `roles.ts`, which is their only list (THM-01, BRD-01).
 */
export const vars = createGlobalThemeContract(
  {
    color: colourTokens,
    shadow: { s1: null, s2: null, s3: null, s4: null },
    font: { body: null, display: null, number: null, code: null },
    type: {
      caption: null,
      small: null,
      body: null,
      lead: null,
      label: null,
      titleS: null,
      titleM: null,
      titleL: null,
      display: null,
      moneyL: null,
    },
    space: {
      s1: null,
      s2: null,
      s3: null,
      s4: null,
      s5: null,
      s6: null,
      s8: null,
      s10: null,
      s12: null,
      s16: null,
    },
    radius: { xs: null, sm: null, md: null, lg: null, xl: null, full: null },
    control: { sm: null, md: null, lg: null },
    layout: { max: null, gutter: null },
    cover: { ratio: null },
    motion: {
      instant: null,
      exit: null,
      enter: null,
      slow: null,
      easeOut: null,
      easeIn: null,
      easeMove: null,
    },
    z: {
      sticky: null,
      header: null,
      rail: null,
      menu: null,
      overlay: null,
      modal: null,
      toast: null,
    },
    focus: { width: null, offset: null },
  },
  (_value, path) => `pl-${path.map(tokenPart).join('-')}`,
);
