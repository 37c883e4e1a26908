import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StateProps, States } from '../testing/states.ts';
import { alertStates } from './Alert/Alert.states.ts';
import { Alert } from './Alert/Alert.tsx';
import { avatarStates } from './Avatar/Avatar.states.ts';
import { Avatar } from './Avatar/Avatar.tsx';
import { badgeStates } from './Badge/Badge.states.ts';
import { Badge } from './Badge/Badge.tsx';
import { buttonLinkStates, buttonStates } from './Button/Button.states.ts';
import { Button, ButtonLink } from './Button/Button.tsx';
import { chipStates } from './Chip/Chip.states.ts';
import { Chip } from './Chip/Chip.tsx';
import { countDotStates } from './CountDot/CountDot.states.ts';
import { CountDot } from './CountDot/CountDot.tsx';
import { emptyStateStates } from './EmptyState/EmptyState.states.ts';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { errorStateStates } from './ErrorState/ErrorState.states.ts';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { headingStates } from './Heading/Heading.states.ts';
import { Heading } from './Heading/Heading.tsx';
import { iconButtonStates } from './IconButton/IconButton.states.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import { illustrationStates } from './Illustration/Illustration.states.ts';
import { Illustration } from './Illustration/Illustration.tsx';
import { linkStates } from './Link/Link.states.ts';
import { Link } from './Link/Link.tsx';
import { moneyStates } from './Money/Money.states.ts';
import { Money } from './Money/Money.tsx';
import { offlineStateStates } from './OfflineState/OfflineState.states.ts';
import { OfflineState } from './OfflineState/OfflineState.tsx';
import { sectionHeaderStates } from './SectionHeader/SectionHeader.states.ts';
import { SectionHeader } from './SectionHeader/SectionHeader.tsx';
import { segmentedStates } from './Segmented/Segmented.states.ts';
import { Segmented } from './Segmented/Segmented.tsx';
import { skeletonStates } from './Skeleton/Skeleton.states.ts';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { spinnerStates } from './Spinner/Spinner.states.ts';
import { Spinner } from './Spinner/Spinner.tsx';
import { statusScreenStates } from './StatusScreen/StatusScreen.states.ts';
import { StatusScreen } from './StatusScreen/StatusScreen.tsx';
import { stitchStates } from './Stitch/Stitch.states.ts';
import { Stitch } from './Stitch/Stitch.tsx';
import { textStates } from './Text/Text.states.ts';
import { Text } from './Text/Text.tsx';
import { themeIslandStates } from './ThemeIsland/ThemeIsland.states.ts';
import { ThemeIsland } from './ThemeIsland/ThemeIsland.tsx';
import { visuallyHiddenStates } from './VisuallyHidden/VisuallyHidden.states.ts';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

/** One component with all its states, ready for server rendering. */
function shown<Props, Id extends string>(
  name: string,
  states: States<Props, Id>,
  show: (props: StateProps<Props>) => ReactElement,
) {
  const pages = (['bn', 'en'] as const).flatMap((language) =>
    states.ids.map((id) => ({
      state: `${id}, ${language}`,
      write: () => renderToString(show(states.statesIn(language)[id])),
    })),
  );
  return { name, pages };
}

const ignore = () => {};

const shelf = [
  shown('Alert', alertStates, (props) => <Alert {...props} />),
  shown('Avatar', avatarStates, (props) => <Avatar {...props} />),
  shown('Badge', badgeStates, (props) => <Badge {...props} />),
  shown('Button', buttonStates, (props) => <Button {...props} />),
  shown('ButtonLink', buttonLinkStates, (props) => <ButtonLink {...props} />),
  shown('Chip', chipStates, (props) => <Chip {...props} />),
  shown('CountDot', countDotStates, (props) => <CountDot {...props} />),
  shown('EmptyState', emptyStateStates, (props) => <EmptyState {...props} />),
  shown('ErrorState', errorStateStates, (props) => <ErrorState {...props} />),
  shown('Heading', headingStates, (props) => <Heading {...props} />),
  shown('IconButton', iconButtonStates, (props) => <IconButton {...props} />),
  shown('Illustration', illustrationStates, (props) => <Illustration {...props} />),
  shown('Link', linkStates, (props) => <Link {...props} />),
  shown('Money', moneyStates, (props) => <Money {...props} />),
  shown('OfflineState', offlineStateStates, (props) => <OfflineState {...props} />),
  shown('SectionHeader', sectionHeaderStates, (props) => <SectionHeader {...props} />),
  shown('Segmented', segmentedStates, (props) => <Segmented onChange={ignore} {...props} />),
  shown('Skeleton', skeletonStates, (props) => <Skeleton {...props} />),
  shown('Spinner', spinnerStates, (props) => <Spinner {...props} />),
  shown('StatusScreen', statusScreenStates, (props) => <StatusScreen {...props} />),
  shown('Stitch', stitchStates, (props) => <Stitch {...props} />),
  shown('Text', textStates, (props) => <Text {...props} />),
  shown('ThemeIsland', themeIslandStates, (props) => <ThemeIsland {...props} />),
  shown('VisuallyHidden', visuallyHiddenStates, (props) => <VisuallyHidden {...props} />),
];

/** The only state that renders nothing: a count of zero. */
const empty = new Set(['CountDot none, bn', 'CountDot none, en']);

test.each(shelf)(
  'the server renders every state of $name, and the same HTML each time',
  ({ name, pages }) => {
    for (const { state, write } of pages) {
      const html = write();
      const where = `${name} ${state}`;
      if (empty.has(where)) expect(html, where).toBe('');
      else expect(html, where).toMatch(/^<\w+ [^>]*data-component="[a-z-]+"/);
      expect(html, where).not.toMatch(/undefined|\[object|NaN/);
      expect(write(), where).toBe(html);
    }
  },
);
