import { type Pattern, patterns, patternsOf } from '@parlour/stories/keyboard';
import type { ComponentDocs } from '@parlour/ui/testing';
import {
  ArgTypes,
  Canvas,
  Description,
  Heading,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { ColoursUsed } from './ColoursUsed.tsx';
import { MainWindow, OtherWindows } from './StandAlone.tsx';

/** Docs texts of every component, by the name of its folder. */
const texts = new Map(
  Object.entries(
    import.meta.glob<ComponentDocs>('../packages/ui/src/components/*/*.docs.ts', {
      eager: true,
      import: 'docs',
    }),
  ).map(([file, docs]) => [/([^/]+)\.docs\.ts$/.exec(file)?.[1] ?? '', docs]),
);

/**
 * The docs page of a component: what it is, when to use it and when not, how its texts are written, its keys, all its
 * states, its colours, its props. For a widget it lists the stories.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const [, name = ''] = /([^/]+)$/.exec(preparedMeta.title) ?? [];
  const docs = texts.get(name);
  const story = (ending: string) =>
    Object.values(csfFile.stories).find(({ id }) => id.endsWith(`--${ending}`))?.moduleExport;
  const alone = preparedMeta.parameters.layout === 'fullscreen';
  const sheet = alone ? undefined : story('all-states');
  const first = story('default');
  return (
    <>
      <Title />
      <Description />
      {alone && <MainWindow />}
      {first && !alone && <Canvas of={first} sourceState="hidden" />}
      {docs && <Rules docs={docs} />}
      {patternsOf[name] && (
        <>
          <Heading>Keyboard</Heading>
          {patternsOf[name].map((pattern) => (
            <Keys key={pattern} pattern={patterns[pattern]} />
          ))}
        </>
      )}
      {sheet && (
        <>
          <Heading>All states</Heading>
          <Canvas of={sheet} sourceState="none" />
        </>
      )}
      <ColoursUsed name={name} />
      {preparedMeta.component !== undefined && (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      )}
      {alone && <OtherWindows />}
      {!sheet && !alone && <Stories title="States and behaviours" includePrimary />}
    </>
  );
}

function Rules({ docs }: { docs: ComponentDocs }) {
  return (
    <div style={columns}>
      <List title="Use it" lines={docs.use} />
      <List title="Take something else" lines={docs.avoid} />
      <List title="Words" lines={docs.content} />
    </div>
  );
}

/** What each key does, with a link to the description of the pattern. */
function Keys({ pattern: { rows, page } }: { pattern: Pattern }) {
  return (
    <table>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={does}>
            <th scope="row" style={keyCell}>
              {keys.map((key) => (
                <kbd key={key} style={keyCap}>
                  {key}
                </kbd>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
      {page !== undefined && (
        <caption style={source}>
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

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 24,
} satisfies CSSProperties;

const keyCell = { textAlign: 'start', whiteSpace: 'nowrap' } satisfies CSSProperties;
const keyCap = {
  display: 'inline-block',
  marginInlineEnd: 6,
  paddingInline: 6,
  border: '1px solid #c5cccc',
  borderRadius: 4,
  font: '12px/20px system-ui, sans-serif',
} satisfies CSSProperties;
const source = { captionSide: 'bottom', textAlign: 'start', padding: 4 } satisfies CSSProperties;
