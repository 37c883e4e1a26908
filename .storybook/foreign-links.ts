import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';

const isForeign = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && origin !== location.origin;

const opensApart = ({ target, relList }: HTMLAnchorElement): boolean =>
  target === '_blank' && relList.contains('noopener');

/** Elements of Storybook itself beside a story: its error help and its skeletons. */
const ofStorybook =
  '.sb-wrapper, .sb-errordisplay, .sb-nopreview, .sb-preparing-story, .sb-preparing-docs';

/** Every link, also in shadow roots. */
const linksIn = (root: ParentNode): readonly HTMLAnchorElement[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLAnchorElement && element.hasAttribute('href') ? [element] : []),
    ...(element.shadowRoot ? linksIn(element.shadowRoot) : []),
  ]);

/**
 * Fails a story with a link to another site that would open in our window: the person would lose the site and what they
 * typed. Such a link must open a new window that cannot access ours.
 */
export const failOnForeignLinks: AfterEach<ReactRenderer> = () => {
  const wrong = linksIn(document)
    .filter((link) => isForeign(link) && !opensApart(link) && !link.closest(ofStorybook))
    .map(({ href }) => href);
  if (wrong.length > 0) throw new Error(`Another site in our window:\n${wrong.join('\n')}`);
};
