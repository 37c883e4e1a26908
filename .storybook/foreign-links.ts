import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';

const isForeign = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && origin !== location.origin;

const opensApart = ({ target, relList }: HTMLAnchorElement): boolean =>
  target === '_blank' && relList.contains('noopener');

/** What Storybook itself shows beside a story: its help for errors, its skeletons. */
const ofStorybook =
  '.sb-wrapper, .sb-errordisplay, .sb-nopreview, .sb-preparing-story, .sb-preparing-docs';

/** Every link, those in shadow roots too. */
const linksIn = (root: ParentNode): readonly HTMLAnchorElement[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLAnchorElement && element.hasAttribute('href') ? [element] : []),
    ...(element.shadowRoot ? linksIn(element.shadowRoot) : []),
  ]);

/**
 * A story fails when one of its links leads to another site in the window of ours: the person would lose the site, and
 * what was typed into it. Such a link opens a new window and gives that window no hold on ours.
 */
export const failOnForeignLinks: AfterEach<ReactRenderer> = () => {
  const wrong = linksIn(document)
    .filter((link) => isForeign(link) && !opensApart(link) && !link.closest(ofStorybook))
    .map(({ href }) => href);
  if (wrong.length > 0) throw new Error(`Another site in our window:\n${wrong.join('\n')}`);
};
