import { type Pattern, patterns, patternsOf } from '@parlour/stories/keyboard';
import { namesOfModes } from '@parlour/stories/modes';
import type { ComponentDocs, DocsExample, DocsWording } from '@parlour/ui/testing';
import { Heading, Story, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { DocsWindow } from './decorators/DocsWindow.tsx';
import * as css from './docs-styles.ts';
import { endingOf } from './guides.ts';
import { StoryLinks, useMode } from './StandAlone.tsx';

interface ComponentGuideProps {
  readonly docs: ComponentDocs;
  /** The name of its folder. */
  readonly name: string;
  /** Whether its stories cover the page, so that each needs a window of its own. */
  readonly alone: boolean;
}

/** When to use a component and when not, with pictures; what its parts are; how its texts are written; its keys. */
export function ComponentGuide({ docs, name, alone }: ComponentGuideProps) {
  const { anatomy, wording } = docs;
  return (
    <>
      <div style={css.columns}>
        <List title="Use it" lines={docs.use} />
        <List title="Take something else" lines={docs.avoid} />
        <List title="Words" lines={docs.content} />
      </div>
      {wording && <Wording texts={wording} />}
      {docs.do && docs.dont && (
        <>
          <Heading>Do and don’t</Heading>
          <div style={css.columns}>
            <Example title="Do" example={docs.do} alone={alone} />
            <Example title="Don’t" example={docs.dont} alone={alone} />
          </div>
        </>
      )}
      {anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <p>
            Each part has its name in <code>data-part</code>, for styles and tests of your own.
          </p>
          <dl style={css.row}>
            {Object.entries(anatomy).map(([part, what]) => (
              <Described key={part} term={<code>{part}</code>} detail={what} />
            ))}
          </dl>
        </>
      )}
      {patternsOf[name] && (
        <>
          <Heading>Keyboard</Heading>
          {patternsOf[name].map((pattern) => (
            <Keys key={pattern} pattern={patterns[pattern]} />
          ))}
        </>
      )}
    </>
  );
}

const languages: Readonly<Record<string, string>> = namesOfModes.language;

/** A good text, in each language. */
export function Wording({ texts }: { readonly texts: DocsWording }) {
  return (
    <dl style={css.row}>
      {Object.entries(texts).map(([language, text]) => (
        <Described
          key={language}
          term={`In ${languages[language]}`}
          detail={
            <q lang={language} style={css.wording}>
              {text}
            </q>
          }
        />
      ))}
    </dl>
  );
}

interface DescribedProps {
  readonly term: React.ReactNode;
  readonly detail: React.ReactNode;
}

/** One row of a list of names and what they mean. */
export function Described({ term, detail }: DescribedProps) {
  return (
    <>
      <dt style={css.term}>{term}</dt>
      <dd style={css.detail}>{detail}</dd>
    </>
  );
}

interface ExampleProps {
  readonly title: 'Do' | 'Don’t';
  readonly example: DocsExample;
  readonly alone: boolean;
}

/** States beside each other, above the rule that they show. */
function Example({ title, example, alone }: ExampleProps) {
  const { csfFile } = useOf('meta', ['meta']);
  const mode = useMode();
  const shown = example.states.flatMap((state, at) => {
    const story = Object.values(csfFile.stories).find(
      ({ id }) => id.split('--')[1] === endingOf(state),
    );
    return story ? [{ key: `${state} ${at}`, story }] : [];
  });
  return (
    <figure style={css.figure}>
      <div style={css.stage}>
        {shown.map(({ key, story }) =>
          alone ? (
            <DocsWindow key={key} id={story.id} name={story.name} mode={mode} />
          ) : (
            <div key={key} style={css.cell}>
              <Story of={story.moduleExport} />
            </div>
          ),
        )}
      </div>
      <figcaption style={title === 'Do' ? css.good : css.bad}>
        <strong>{title}</strong> {example.says}
      </figcaption>
    </figure>
  );
}

/** The behaviours that are tested: each replays in the interactions panel. */
export function Behaviours() {
  const { csfFile } = useOf('meta', ['meta']);
  const tested = Object.values(csfFile.stories).filter(
    ({ id, name }) => /^\[[A-Z]\w*-\d+\]/.test(name) && !/--(?:all-)?narrow$/.test(id),
  );
  if (tested.length === 0) return null;
  return (
    <>
      <Heading>Behaviours</Heading>
      <StoryLinks stories={tested} />
    </>
  );
}

/** What each key does, with a link to the description of the pattern. */
function Keys({ pattern: { rows, page } }: { pattern: Pattern }) {
  return (
    <table>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={does}>
            <th scope="row" style={css.keyCell}>
              {keys.map((key) => (
                <kbd key={key} style={css.keyCap}>
                  {key}
                </kbd>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
      {page !== undefined && (
        <caption style={css.source}>
          <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${page}/`}>WAI-ARIA: {page}</a>
        </caption>
      )}
    </table>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <Subheading>{title}</Subheading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
