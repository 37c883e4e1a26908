import {
  type CSSProperties,
  Fragment,
  createElement as h,
  type PropsWithChildren,
  useMemo,
} from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { type Entry, isThere, nearestTo } from './nearest.ts';

/**
 * Shows the nearest pages for an address that does not exist, in the place of Storybook's advice about its
 * configuration. The canvas itself stays, but hidden. No JSX, as in `SideBySide.ts`.
 */
export function NearestMatch({ children }: PropsWithChildren) {
  const { storyId, index } = useStorybookState();
  const entries = useMemo(
    () =>
      Object.values(index ?? {}).flatMap((entry): readonly Entry[] =>
        entry.type === 'story' || entry.type === 'docs' ? [entry] : [],
      ),
    [index],
  );
  const isMissing = entries.length > 0 && !!storyId && !isThere(storyId, entries);
  return h(
    Fragment,
    null,
    h('div', { style: isMissing ? hidden : whole }, children),
    isMissing && h(Missing, { wanted: storyId, entries }),
  );
}

interface MissingProps {
  readonly wanted: string;
  readonly entries: readonly Entry[];
}

function Missing({ wanted, entries }: MissingProps) {
  const [nearest, ...others] = useMemo(() => nearestTo(wanted, entries), [wanted, entries]);
  return h(
    'div',
    { style: page, role: 'alert' },
    h('p', { style: line }, 'Nothing has the address ', h('code', null, wanted), ' any more.'),
    nearest
      ? h('p', { style: line }, 'The nearest page is ', linkTo(nearest), '.')
      : h('p', { style: line }, 'No page has a similar one. ', start, '.'),
    others.length > 0 &&
      h(
        'p',
        { style: line },
        'Also similar: ',
        ...others.flatMap((entry, at) => [at > 0 ? ', ' : '', linkTo(entry)]),
        '.',
      ),
  );
}

const linkTo = (entry: Entry) =>
  h(
    'a',
    { key: entry.id, href: `?path=/${entry.type}/${entry.id}`, style: link },
    `${entry.title.split('/').join(' / ')} / ${entry.name}`,
  );

const whole: CSSProperties = { display: 'contents' };
const hidden: CSSProperties = { display: 'none' };
const page: CSSProperties = {
  padding: 32,
  font: '16px/26px system-ui, sans-serif',
  color: '#1d2424',
  background: '#fff',
  inlineSize: '100%',
  blockSize: '100%',
  boxSizing: 'border-box',
  overflow: 'auto',
};
const line: CSSProperties = { margin: '0 0 16px', maxInlineSize: 720 };
const link: CSSProperties = { color: '#005f4e' };

const start = h('a', { href: '?path=/docs/start-here--docs', style: link }, 'Start here');
