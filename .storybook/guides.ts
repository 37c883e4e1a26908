import type { ComponentDocs, WidgetDocs } from '@parlour/ui/testing';

/** `../packages/ui/src/…` and `./packages/ui/src/…` are the same file. */
const pathOf = (file: string): string => file.replace(/^[./]+/, '');

const components = new Map(
  Object.entries(
    import.meta.glob<ComponentDocs>('../packages/ui/src/components/*/*.docs.ts', {
      eager: true,
      import: 'docs',
    }),
  ).map(([file, docs]) => [pathOf(file), docs]),
);

const widgets = Object.values(
  import.meta.glob<WidgetDocs>(['../packages/features/src/**/*.docs.ts', './*/*.docs.ts'], {
    eager: true,
    import: 'docs',
  }),
);

/** The docs of a component, from the path of its stories: they stand beside each other. */
export const docsOfComponent = (stories: string): ComponentDocs | undefined =>
  components.get(pathOf(stories).replace(/\.stories\.tsx$/, '.docs.ts'));

/** The title of the widget or page that a title of the sidebar belongs to: `Widgets/Site/Home/Live` is part of `Home`. */
export const titleOfWhole = (title: string): string => {
  const parts = title.split('/');
  return parts.slice(0, parts[0] === 'Widgets' ? 3 : 2).join('/');
};

/** The docs of a widget or a page of Storybook, from any of its titles. */
export const docsOfWidget = (title: string): WidgetDocs | undefined =>
  widgets.find((docs) => docs.title === titleOfWhole(title));

/** The titles that have docs of a widget. A test looks for one that is written twice or belongs to nothing. */
export const documentedWidgets: readonly string[] = widgets.map(({ title }) => title);

/** The end of the ID of a state's story: `with-icon` of `withIcon`. */
export const endingOf = (state: string): string =>
  state.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
