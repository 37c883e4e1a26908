import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const medium = '(min-width: 1024px) and (max-width: 1279px)';

/** Name of the container of the header's tools. */
export const toolsContainer = 'pl-header-tools';

/** A muted text with an icon in the top row of the header, as a link or button. */
export const root = uiStyle({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: vars.control.md,
  paddingBlock: 4,
  paddingInline: 9,
  borderRadius: vars.radius.sm,
  font: vars.type.small,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
      },
    },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

const spokenOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Hidden where the tools are too narrow, to leave room for the account. It stays in the accessible name. */
export const label = uiStyle({
  '@container': { [`${toolsContainer} (max-width: 420px)`]: spokenOnly },
});

/** The same for texts beside the balance, at 1024–1279 px. */
export const accountLabel = uiStyle({ '@media': { [medium]: spokenOnly } });
