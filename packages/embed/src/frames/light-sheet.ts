import { fieldStyles } from '@parlour/features/site/partner/frame-fields';

let sheet: CSSStyleSheet | undefined;

/**
 * `!important` in a shadow root wins over `!important` in the page, so no style sheet of the page changes the fields.
 */
const important = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');

/** Styles of the fields in the page, positioned over the frame. */
export function lightSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const fromFrame = Object.fromEntries(fieldStyles.map((name) => [name, `var(--parlour-${name})`]));
  const color = 'var(--parlour-color)';
  sheet.replaceSync(
    [
      '.field{position:absolute}',
      '.field[data-covered],.stage:not([data-seen])>.field{visibility:hidden}',
      'slot{display:contents}',
      `::slotted(form){${important({ all: 'initial', display: 'block' })}}`,
      `::slotted(input){${important({
        all: 'initial',
        ...fromFrame,
        appearance: 'none',
        'background-color': 'transparent',
        'box-sizing': 'border-box',
        'caret-color': color,
        cursor: 'text',
        display: 'block',
        height: '100%',
        'text-overflow': 'ellipsis',
        'unicode-bidi': 'isolate',
        visibility: 'inherit',
        width: '100%',
      })}}`,
      `::slotted(input:-webkit-autofill){${important({
        'box-shadow': 'inset 0 0 0 64px var(--parlour-background-color)',
        '-webkit-text-fill-color': color,
      })}}`,
      `::slotted(input:disabled){${important({ cursor: 'not-allowed' })}}`,
    ].join(''),
  );
  return sheet;
}
