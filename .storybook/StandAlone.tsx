import { modeOf } from '@parlour/stories/modes';
import { AnchorMdx, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DocsWindow } from './decorators/DocsWindow.tsx';

/** The story that stands first on a docs page; of a widget it is the first one written. */
const first = '--default';

/**
 * The stories of a docs page that cover the page, each with a window of its own. The docs page renders none of them
 * itself: Storybook reloads the whole preview when a story leaves a docs page before it has finished, and stories
 * finish late while windows load.
 */
function useStandAlone() {
  const context = useContext(DocsContext);
  const shown = context
    .componentStories()
    .filter(({ tags, parameters }) => tags.includes('autodocs') && !parameters.docs?.disable)
    .map((story) => ({
      id: story.id,
      name: story.name,
      mode: modeOf(context.getStoryContext(story).globals),
    }));
  const main = shown.find(({ id }) => id.endsWith(first)) ?? shown[0];
  return { main, others: shown.filter((story) => story !== main) };
}

/** The first story, as the picture of the component. */
export function MainWindow() {
  const { main } = useStandAlone();
  return main && <DocsWindow {...main} />;
}

/** All other stories, each below its name. */
export function OtherWindows() {
  const { others } = useStandAlone();
  return (
    <>
      <Heading>States and behaviours</Heading>
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <DocsWindow {...story} />
        </section>
      ))}
    </>
  );
}

/** The mode that the toolbar has chosen. */
export function useMode() {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  return modeOf(first ? context.getStoryContext(first).globals : {});
}

interface StoryLinksProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Stories as links, for those that are looked at one by one. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`}>{name}</AnchorMdx>
        </li>
      ))}
    </ul>
  );
}

/** The stories of a page of Storybook itself, such as the foundations. */
export function PageLinks() {
  const context = useContext(DocsContext);
  return (
    <>
      <Heading>Pages</Heading>
      <StoryLinks stories={context.componentStories()} />
    </>
  );
}
