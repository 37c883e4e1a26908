import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { from, layeredGlobalStyle, layers, themeRoot, when } from './style.ts';

/** Where a brand may start. Tokens that use a brand's token are computed again there. */
const themed = `${themeRoot}, [data-brand]`;

/**
 * Bengali comes first: the Bengali font has digits and punctuation but no Latin letters, so a Latin and an Arabic font
 * follow it.
 */
const bodyFace =
  '"Noto Sans Bengali", "Nirmala UI", "Kohinoor Bangla", "Bangla Sangam MN", "Noto Sans", "Noto Sans Arabic", system-ui, sans-serif';

layeredGlobalStyle(layers.tokens, themeRoot, {
  vars: {
    [vars.font.body]: bodyFace,
    [vars.font.number]:
      '"Noto Sans", "Noto Sans Bengali", "Noto Sans Arabic", system-ui, sans-serif',
    [vars.font.code]: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace',

    [vars.space.s1]: '4px',
    [vars.space.s2]: '8px',
    [vars.space.s3]: '12px',
    [vars.space.s4]: '16px',
    [vars.space.s5]: '20px',
    [vars.space.s6]: '24px',
    [vars.space.s8]: '32px',
    [vars.space.s10]: '40px',
    [vars.space.s12]: '48px',
    [vars.space.s16]: '64px',

    [vars.layout.max]: '1280px',
    [vars.layout.gutter]: '16px',

    [vars.motion.instant]: '80ms',
    [vars.motion.exit]: '100ms',
    [vars.motion.enter]: '200ms',
    [vars.motion.slow]: '360ms',
    [vars.motion.easeOut]: 'cubic-bezier(.2, .8, .2, 1)',
    [vars.motion.easeIn]: 'cubic-bezier(.5, 0, .9, .4)',
    [vars.motion.easeMove]: 'cubic-bezier(.3, .1, .2, 1)',

    [vars.z.sticky]: '10',
    [vars.z.header]: '20',
    [vars.z.rail]: '30',
    [vars.z.menu]: '40',
    [vars.z.overlay]: '50',
    [vars.z.modal]: '60',
    [vars.z.toast]: '70',

    [vars.focus.width]: '2px',
    [vars.focus.offset]: '2px',
  },
});

// Has less weight than the block of a brand, so a brand's own title font wins.
layeredGlobalStyle(layers.tokens, `:where(${themed})`, {
  vars: { [vars.font.display]: bodyFace },
});

// Font size and line height: Bengali needs 1.5 for text and 1.35 for one-line headings and controls.
layeredGlobalStyle(layers.tokens, themed, {
  vars: {
    [vars.type.caption]: `400 13px/20px ${vars.font.body}`,
    [vars.type.small]: `400 14px/22px ${vars.font.body}`,
    [vars.type.body]: `400 16px/26px ${vars.font.body}`,
    [vars.type.lead]: `400 18px/29px ${vars.font.body}`,
    [vars.type.label]: `600 14px/22px ${vars.font.body}`,
    [vars.type.titleS]: `700 17px/26px ${vars.font.display}`,
    [vars.type.titleM]: `700 21px/31px ${vars.font.display}`,
    [vars.type.titleL]: `700 28px/40px ${vars.font.display}`,
    [vars.type.display]: `700 42px/58px ${vars.font.display}`,
    [vars.type.moneyL]: `700 30px/40px ${vars.font.number}`,
  },
});

const still = {
  [vars.motion.instant]: '0ms',
  [vars.motion.exit]: '0ms',
  [vars.motion.enter]: '0ms',
  [vars.motion.slow]: '0ms',
};
const inTokens = (media: string, values: Record<string, string>): void =>
  globalStyle(themeRoot, {
    '@layer': { [layers.tokens]: { '@media': { [media]: { vars: values } } } },
  });

inTokens(when.reducedMotion, still);
inTokens(from.tablet, { [vars.layout.gutter]: '24px' });
inTokens(from.wide, { [vars.layout.gutter]: '32px' });
