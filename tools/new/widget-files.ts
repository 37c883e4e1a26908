import type { InLanguages } from './languages.ts';
import type { Name } from './names.ts';

export interface Widget {
  /** As its folder is called. */
  readonly name: Name;
  /** As its parts are called: without the centre. */
  readonly own: Name;
  readonly centre: 'member' | 'agent' | null;
}

/** A file of the folder and its content. */
type FileText = readonly [file: string, text: string];

/** What a new widget is made of, beside stories and test: a list that waits, is empty, fails and is tried again. */
export function widgetFiles(
  { name, own, centre }: Widget,
  title: InLanguages,
): readonly FileText[] {
  const { pascal } = own;
  const key = name.camel;
  const texts = (said: { title: string; emptyTitle: string; emptyBody: string }): string =>
    `${JSON.stringify(
      {
        [`empty.${key}.body`]: said.emptyBody,
        [`empty.${key}.title`]: said.emptyTitle,
        [`${key}.title`]: said.title,
      },
      null,
      2,
    )}\n`;
  return [
    [
      'index.ts',
      `export { ${pascal}View, type ${pascal}ViewProps } from './${pascal}View.tsx';
export { ${pascal}Widget } from './${pascal}Widget.tsx';
`,
    ],
    [
      'model.ts',
      `import type { WireNotice } from '@parlour/api-client';

/** One row of the list. */
export interface ${pascal}Row {
  readonly id: string;
  readonly title: string;
}

/** Wire → view model. */
export const toRows = (wire: readonly WireNotice[]): readonly ${pascal}Row[] =>
  wire.map(({ id, title }) => ({ id, title }));
`,
    ],
    [
      `${pascal}View.tsx`,
      `import { EmptyState, ErrorState, Heading, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { errorMessage, useT } from '../i18n/index.ts';
import type { Part } from '../parts/index.ts';
import type { ${pascal}Row } from './model.ts';

export interface ${pascal}ViewProps {
  readonly rows: Part<readonly ${pascal}Row[]>;
  readonly onRetry: () => void;
}

/** A list with its title: on its way, with nothing in it, or failed and tried again (ERR-01). */
export function ${pascal}View(props: ${pascal}ViewProps) {
  const t = useT();
  return (
    <Stack data-widget="${name.kebab}">
      <Heading level={${centre === null ? 1 : 3}}>{t('${key}.title')}</Heading>
      <Rows {...props} />
    </Stack>
  );
}

function Rows({ rows, onRetry }: ${pascal}ViewProps) {
  const t = useT();
  if (rows.status === 'loading') {
    return (
      <Stack gap="s3" aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    );
  }
  if (rows.status === 'error') {
    return (
      <ErrorState
        level={${centre === null ? 2 : 4}}
        title={t('error.loadFailed')}
        body={errorMessage(rows.error, t)}
        retryLabel={t('action.retry')}
        busy={rows.busy}
        onRetry={onRetry}
      />
    );
  }
  if (rows.value.length === 0) {
    return (
      <EmptyState
        level={${centre === null ? 2 : 4}}
        title={t('empty.${key}.title')}
        body={t('empty.${key}.body')}
      />
    );
  }
  return (
    <Stack as="ul" gap="s3">
      {rows.value.map(({ id, title }) => (
        <Surface as="li" key={id}>
          <Text>{title}</Text>
        </Surface>
      ))}
    </Stack>
  );
}
`,
    ],
    [
      `${pascal}Widget.tsx`,
      `import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../parts/index.ts';
import { useRuntime } from '../runtime/index.ts';
import { toRows } from './model.ts';
import { ${pascal}View } from './${pascal}View.tsx';

/** The list over the api. It asks for the notices of the site: the call it is for takes their place. */
export function ${pascal}Widget() {
  const { api } = useRuntime();
  const query = useQuery(queries.notices(api));
  return <${pascal}View rows={partOf(query, toRows)} onRetry={() => void query.refetch()} />;
}
`,
    ],
    [
      'messages/bn.json',
      texts({
        title: title.bn,
        emptyTitle: 'এখানে এখনো কিছু নেই',
        emptyBody: 'নতুন কিছু এলে এখানে দেখা যাবে।',
      }),
    ],
    [
      'messages/en.json',
      texts({
        title: title.en,
        emptyTitle: 'Nothing here yet',
        emptyBody: 'What is new appears here.',
      }),
    ],
  ];
}
