import {
  ArgTypes,
  Canvas,
  Description,
  Heading,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Behaviours, ComponentGuide } from './ComponentGuide.tsx';
import { docsOfComponent, docsOfWidget } from './guides.ts';
import { LatestChanges } from './LatestChanges.tsx';
import { MainWindow, OtherWindows, PageLinks } from './StandAlone.tsx';
import { TokensUsed } from './TokensUsed.tsx';
import { WidgetGuide } from './WidgetGuide.tsx';

/**
 * The docs page of a title. Of a component: its picture, when to use it and when not, do and don't, its parts, its
 * texts, its keys, all its states, its tokens, its props, its latest changes. Of a widget or a page: its picture, what
 * it is for, its levels, its stories.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const file: string = parameters.fileName ?? '';
  const [, name = ''] = /([^/]+)$/.exec(title) ?? [];
  const docs = docsOfComponent(file);
  const widget = docs ? undefined : docsOfWidget(title);
  const story = (ending: string) =>
    Object.values(csfFile.stories).find(({ id }) => id.endsWith(`--${ending}`))?.moduleExport;
  const alone = parameters.layout === 'fullscreen';
  const isPage = widget !== undefined && !title.startsWith('Widgets/');
  const sheet = alone ? undefined : story('all-states');
  const first = story('default');
  return (
    <>
      <Title>
        {title
          .split('/')
          .slice(title.startsWith('Widgets/') ? 2 : -1)
          .join(' / ')}
      </Title>
      {alone && <MainWindow />}
      {first && !alone && <Canvas of={first} sourceState="hidden" />}
      <Description />
      {docs && <ComponentGuide docs={docs} name={name} alone={alone} />}
      {widget && <WidgetGuide docs={widget} file={file} />}
      {sheet && (
        <>
          <Heading>All states</Heading>
          <Canvas of={sheet} sourceState="none" />
        </>
      )}
      {docs && <Behaviours />}
      <TokensUsed file={file} />
      {component !== undefined && !isPage && (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      )}
      <LatestChanges file={file} />
      {isPage && <PageLinks />}
      {alone && !isPage && <OtherWindows />}
      {!sheet && !alone && !isPage && <Stories title="States and behaviours" includePrimary />}
    </>
  );
}
