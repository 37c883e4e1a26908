import type { ReactNode } from 'react';

type Language = 'bn' | 'en';

interface Context {
  readonly args: Record<string, unknown>;
  readonly initialArgs: Record<string, unknown>;
  readonly globals: { readonly language: Language };
}

type Render = (args: Record<string, unknown>, context: Context) => ReactNode;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRender = (value: unknown): value is Render => typeof value === 'function';

const isFunction = (value: unknown): value is (...input: unknown[]) => unknown =>
  typeof value === 'function';

/** A story without Storybook: what it renders after its loaders have run. */
export interface LooseStory {
  readonly name: string;
  /** Runs the loaders and returns a function that creates the element of the story. */
  readonly prepare: (language: Language) => Promise<() => ReactNode>;
}

/**
 * The stories of one story file, as Storybook reads it: every exported object, rendered by its own `render`, by that of
 * the meta, or as the component of the meta.
 * @param createElement how a component with props becomes an element
 */
export function storiesIn(
  file: unknown,
  createElement: (component: unknown, props: Record<string, unknown>) => ReactNode,
): readonly LooseStory[] {
  if (!isRecord(file) || !isRecord(file.default)) throw new Error('No story file');
  const meta = file.default;
  return Object.entries(file).flatMap(([name, story]) => {
    if (name === 'default' || !isRecord(story)) return [];
    const own: unknown = story.render ?? meta.render;
    const render: Render = isRender(own) ? own : (args) => createElement(meta.component, args);
    const loaders = Array.isArray(story.loaders) ? story.loaders.filter(isFunction) : [];
    return [
      {
        name,
        prepare: async (language) => {
          const args = { ...Object(meta.args), ...Object(story.args) };
          const context: Context = { args, initialArgs: { ...args }, globals: { language } };
          for (const loader of loaders) await loader(context);
          return () => render(args, context);
        },
      },
    ];
  });
}
