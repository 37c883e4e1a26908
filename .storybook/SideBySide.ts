import { brands, captionOf, type Mode, modeOf, schemes, widths } from '@parlour/stories/modes';
import {
  type CSSProperties,
  Fragment,
  createElement as h,
  type PropsWithChildren,
  useState,
} from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/**
 * Shows the story in every brand at once if the toolbar says so. Each brand has its own frame, so that overlays and
 * media queries behave as on a page. The canvas itself stays, but hidden, because panels and behaviours belong to it.
 *
 * No JSX: Storybook compiles its manager for its own React with `React` in scope, and the whole window fails if it is
 * not.
 */
export function SideBySide({ children }: PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const mode = modeOf(globals);
  const together = mode.compare !== 'one' && viewMode === 'story';
  const modes = windowsOf(mode);
  // Another story or mode starts from the beginning.
  const key = modes.map((one) => addressOf(storyId, one)).join(' ');
  return h(
    Fragment,
    null,
    h('div', { style: together ? hidden : whole }, children),
    together && h(Wall, { key, storyId, modes, columns: columnsOf(globals) }),
  );
}

interface WallProps {
  readonly storyId: string;
  readonly modes: readonly Mode[];
  readonly columns: CSSProperties;
}

/**
 * The frames load one after the other. Each loads every file of the preview, which are hundreds during development. Six
 * at once need more connections than a browser keeps open, and all of them would stay blank.
 */
function Wall({ storyId, modes, columns }: WallProps) {
  const [loaded, setLoaded] = useState(0);
  const figures = modes.map((one, place) => {
    const caption = captionOf(one);
    const window = h('iframe', {
      title: caption,
      src: addressOf(storyId, one),
      style: pane,
      onLoad: () => setLoaded((count) => Math.max(count, place + 1)),
    });
    return h(
      'figure',
      { key: caption, style: figure },
      h('figcaption', { style: captionStyle }, caption),
      place <= loaded ? window : h('div', { style: pane }),
    );
  });
  return h('div', { style: { ...wall, ...columns } }, figures);
}

/** All brands in the chosen scheme, or in both. */
const windowsOf = (mode: Mode): readonly Mode[] =>
  brands.flatMap((brand) =>
    (mode.compare === 'all' ? schemes : [mode.scheme]).map((scheme) => ({
      ...mode,
      brand,
      scheme,
      compare: 'one' as const,
    })),
  );

function addressOf(storyId: string, mode: Mode): string {
  const globals = Object.entries(mode).map(([axis, value]) => `${axis}:${value}`);
  return `iframe.html?id=${storyId}&viewMode=story&globals=${globals.join(';')}`;
}

/**
 * The columns: as wide as the viewport toolbar says, otherwise equal shares of the space. Both schemes of a brand are
 * in one row.
 */
function columnsOf(globals: Readonly<Record<string, unknown>>): CSSProperties {
  const chosen = Object(globals.viewport).value;
  const width = Object.entries(widths).find(([name]) => name === chosen)?.[1];
  const column = width === undefined ? `minmax(${widths.w360}px, 1fr)` : `${width}px`;
  const columns = modeOf(globals).compare === 'all' ? schemes.length : 'auto-fill';
  return { gridTemplateColumns: `repeat(${columns}, ${column})` };
}

const whole: CSSProperties = { display: 'contents' };
const hidden: CSSProperties = { display: 'none' };
const wall: CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 16,
  inlineSize: '100%',
  blockSize: '100%',
  boxSizing: 'border-box',
  overflow: 'auto',
  background: '#dfe3e3',
};
const figure: CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  margin: 0,
};
const captionStyle: CSSProperties = { font: '13px/20px system-ui, sans-serif', color: '#1d2424' };
const pane: CSSProperties = {
  inlineSize: '100%',
  minBlockSize: 420,
  border: 0,
  background: '#fff',
};
