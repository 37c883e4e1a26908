import type { Name } from './names.ts';

/** What is in the folder of a new component: a title, what belongs to it, and how it waits and fails. */
export const componentFiles = ({
  kebab,
  pascal,
  camel,
}: Name): readonly (readonly [file: string, text: string])[] => [
  [
    `${pascal}.tsx`,
    `import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './${pascal}.css.ts';

export interface ${pascal}Props extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What it is about, in one line. */
  title: ReactNode;
  /** What belongs to the title is on its way. */
  loading?: boolean | undefined;
  /** Instead of what belongs to the title when it could not be loaded, as one short sentence. */
  error?: ReactNode;
}

/** A title and what belongs to it. */
export function ${pascal}({
  title,
  loading = false,
  error,
  className,
  children,
  ...rest
}: ${pascal}Props) {
  const failed = error !== undefined && !loading;
  return (
    <div
      data-component="${kebab}"
      {...(loading && { 'aria-busy': true, 'data-state': 'loading' })}
      {...(failed && { 'data-state': 'error' })}
      {...rest}
      className={join(css.root, className)}
    >
      <span data-part="title" className={css.title}>
        {title}
      </span>
      {loading && <Skeleton />}
      {failed && (
        <span data-part="error" className={css.error}>
          {error}
        </span>
      )}
      {!loading && !failed && (
        <div data-part="content" className={css.content}>
          {children}
        </div>
      )}
    </div>
  );
}
`,
  ],
  [
    `${pascal}.css.ts`,
    `import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

const { color, space } = vars;

export const root = uiStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  minInlineSize: 0,
  font: vars.type.small,
  color: color.text.primary,
});

export const title = uiStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const content = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const error = uiStyle({ color: color.danger.text, overflowWrap: 'anywhere' });
`,
  ],
  [
    `${pascal}.states.ts`,
    `import { defineStates } from '../../testing/states.ts';
import type { ${pascal}Props } from './${pascal}.tsx';

export const ${camel}States = defineStates<${pascal}Props>()((say) => {
  const plain = { title: say('notice.maintenance'), children: say('overlay.noticeBody') };
  return {
    plain,
    loading: { ...plain, loading: true },
    failed: { ...plain, error: say('error.loadFailed') },
    longText: { ...plain, title: say('notice.long') },
  };
});
`,
  ],
  [
    `${pascal}.docs.ts`,
    `import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A title with a few lines that belong to it.'],
  avoid: ['A part of a page with a heading of its own: take Surface and Heading.'],
  content: ['The title names what stands under it, in a few words.'],
});
`,
  ],
  [
    `${pascal}.stories.tsx`,
    `import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { ${camel}States } from './${pascal}.states.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta: Meta<typeof ${pascal}> = { title: 'Components/${pascal}', component: ${pascal} };
export default meta;

const story = storiesFor(${pascal}, ${camel}States);

const partOf = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector(\`[data-component="${kebab}"] [data-part="\${name}"]\`);

export const Loading = story('loading', {
  name: '[ERR-01] What is on its way stands nowhere yet',
  play: async ({ canvasElement }) => {
    await expect(partOf(canvasElement, 'content')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});
export const Failed = story('failed', {
  name: '[ERR-01] What could not be loaded says so in a sentence',
  play: async ({ canvasElement }) => {
    await expect(partOf(canvasElement, 'content')).toBeNull();
    await expect(partOf(canvasElement, 'error')).not.toBeEmptyDOMElement();
  },
});
`,
  ],
  ['index.ts', `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';\n`],
];
