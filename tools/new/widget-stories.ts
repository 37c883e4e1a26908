import type { Widget } from './widget-files.ts';

const demo = { member: 'demo_member', agent: 'demo_agent' } as const;

/** States, stories, live story and test of a new widget. */
export function widgetStories({
  name,
  own,
  centre,
}: Widget): readonly (readonly [file: string, text: string])[] {
  const { pascal, camel } = own;
  const login = (runtime: string, indent: string) =>
    centre === null
      ? ''
      : `${runtime}.session.login({
${indent}  type: 'username',
${indent}  username: '${demo[centre]}',
${indent}  password: 'Parlour#2026',
${indent}})`;
  const person = centre === null ? 'Visitor' : centre === 'member' ? 'OfMember' : 'OfAgent';
  return [
    [
      'states.ts',
      `import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ${pascal}Row } from './model.ts';
import type { ${pascal}ViewProps } from './${pascal}View.tsx';

/** The list in every state it can be in (SBK-01). */
export const ${camel}States = defineStates<${pascal}ViewProps>()((say) => {
  const onRetry = () => undefined;
  const ready = (value: readonly ${pascal}Row[]): ${pascal}ViewProps => ({
    rows: { status: 'ready', value },
    onRetry,
  });
  const failed = (busy: boolean): ${pascal}ViewProps => ({
    rows: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy },
    onRetry,
  });
  return {
    some: ready([
      { id: '1', title: say('notice.maintenance') },
      { id: '2', title: say('notice.provider') },
      { id: '3', title: say('notice.withdrawal') },
    ]),
    longText: ready([{ id: '1', title: say('notice.long') }]),
    empty: ready([]),
    loading: { rows: { status: 'loading' }, onRetry },
    failed: failed(false),
    retrying: failed(true),
  };
});

/** Pictures are kept of these. */
export const ${camel}Faces = ['some', 'empty'] as const satisfies readonly StateId<
  typeof ${camel}States
>[];
`,
    ],
    [
      `${pascal}View.stories.tsx`,
      `import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${camel}States } from './states.ts';
import { ${pascal}View } from './${pascal}View.tsx';

const meta: Meta<typeof ${pascal}View> = {
  title: 'Widgets/${name.pascal}/View',
  component: ${pascal}View,
  args: { onRetry: fn() },
};
export default meta;

const story = storiesFor(${pascal}View, ${camel}States);

export const Some = story('some', {
  name: '[SBK-01] Every row of the answer stands in the list',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] What could not be loaded can be tried again',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = story('retrying');

type _Covered = CoversEveryState<typeof ${camel}States, typeof import('./${pascal}View.stories.tsx')>;
`,
    ],
    [
      'Live.stories.tsx',
      `import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories${centre === null ? '' : ', type TestRuntime'} } from '../testing/index.tsx';
import { ${pascal}Widget } from './${pascal}Widget.tsx';

const meta: Meta = { title: 'Widgets/${name.pascal}/Live' };
export default meta;

const story = liveStories(<${pascal}Widget />);
${
  centre === null
    ? ''
    : `const loggedIn = ({ runtime }: TestRuntime) =>
  ${login('runtime', '  ')};
`
}
export const ${person} = story(${centre === null ? 'undefined' : 'loggedIn'}, {
  name: '[SBK-01] The list as the backend tells it',
  play: async ({ canvas, say }) => {
    const title = say('${name.camel}.title');
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
});
`,
    ],
    [
      `${pascal}Widget.test.tsx`,
      `// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogues, createTestRuntime, TestProviders } from '../testing/index.tsx';
import { ${pascal}Widget } from './${pascal}Widget.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test.each(['bn', 'en'] as const)(
  '[ERR-01] (%s) what did not load is said, and comes with the next press',
  async (language) => {
    const backend = createTestRuntime({ language });
${centre === null ? '' : `    await ${login('backend.runtime', '    ')};\n`}    const fault = { path: '/wps/system/notices', kind: 'http', status: 500 } as const;
    await backend.setScenario({ faults: [fault] });
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(
      <TestProviders test={backend} language={language}>
        <${pascal}Widget />
      </TestProviders>,
    );
    const words = catalogues[language];
    await vi.waitFor(() => expect(place.textContent).toContain(words['error.loadFailed']));
    expect(place.querySelector('h1, h3')?.textContent).toBe(words['${name.camel}.title']);
    await backend.setScenario({ faults: [] });
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.querySelectorAll('li').length).toBeGreaterThan(0));
  },
);
`,
    ],
  ];
}
