import type { ScenarioName } from '@parlour/sandbox';
import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Globals, Parameters, PlayFunctionContext } from 'storybook/internal/types';
import type { Language } from '../shared/i18n/language.ts';
import { isMishap, plan } from './faults.ts';
import { allLoaded } from './settled.ts';
import {
  type catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
  textsOf,
} from './test-runtime.tsx';

/** What the play function of a live story gets, besides Storybook's own context. */
export interface LiveStage
  extends Pick<PlayFunctionContext<ReactRenderer>, 'canvas' | 'canvasElement' | 'userEvent'> {
  readonly test: TestRuntime;
  /** The language in which the story does not start. */
  readonly other: Language;
  /** Returns a text of the catalogue in the story's language, with its placeholders filled in. */
  readonly say: (
    key: keyof typeof catalogues.en,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

/**
 * Sets a named scenario of the backend (`GET /sandbox/scenarios`) for a story, before anything else it prepares. Every
 * name needs a story that shows it (CONTRIBUTING.md).
 */
export const inScenario =
  (name: ScenarioName, prepare: (test: TestRuntime) => unknown = () => undefined) =>
  async (test: TestRuntime): Promise<void> => {
    await test.setScenario(name);
    await prepare(test);
  };

interface LiveExtra {
  /** Name shown in Storybook; it contains the requirement IDs that the story proves. */
  readonly name?: string;
  readonly globals?: Globals;
  readonly parameters?: Parameters;
  readonly play?: (stage: LiveStage) => Promise<void>;
}

/** A play function expects the normal backend; with a fault the widget is only shown. */
const notReplayed = 'A fault is chosen in the toolbar: try it yourself, nothing is replayed.';

const isLong = (globals: Globals): boolean => globals.language === 'long';

const languageOf = (globals: Globals): Language => (globals.language === 'en' ? 'en' : 'bn');

/**
 * Makes stories of a widget, each with its own backend: `const story = liveStories(<Page />)`, then `export const Login
 * = story(prepare, { name: '[LGN-01] …', play })`. `prepare` runs before the first render: log a member in, set a
 * scenario, open a modal. `options.config` overrides the operator's configuration. With a fault in the toolbar `play`
 * does not run.
 */
export function liveStories(page: ReactNode, options: Pick<TestRuntimeOptions, 'config'> = {}) {
  return (
    prepare: (test: TestRuntime) => unknown = () => undefined,
    { name, globals, parameters, play }: LiveExtra = {},
  ): StoryObj => {
    let current: TestRuntime | undefined;
    return {
      ...(name && { name }),
      ...(globals && { globals }),
      ...(parameters && { parameters }),
      loaders: [
        async (context) => {
          current = createTestRuntime({ ...options, language: languageOf(context.globals) });
          await prepare(current);
          await plan(current, context.globals.fault);
        },
      ],
      render: (_args, context) => (
        <Live test={current} language={languageOf(context.globals)} long={isLong(context.globals)}>
          {page}
        </Live>
      ),
      play: async (context) => {
        const { canvas, canvasElement, userEvent } = context;
        if (!current) throw new Error('The loader of the story did not run.');
        if (isMishap(context.globals.fault)) {
          // The interactions panel shows this line.
          await context.step(notReplayed, () => undefined);
          return;
        }
        const texts: Readonly<Record<string, string>> = textsOf(
          languageOf(context.globals),
          isLong(context.globals),
        );
        const say: LiveStage['say'] = (key, values = {}) =>
          (texts[key] ?? key).replace(/\{(\w+)\}/g, (_whole, part: string) => String(values[part]));
        const other = languageOf(context.globals) === 'en' ? 'bn' : 'en';
        await play?.({ test: current, other, say, canvas, canvasElement, userEvent });
        await allLoaded(current);
      },
    };
  };
}

function Live(props: {
  test: TestRuntime | undefined;
  language: Language;
  long: boolean;
  children: ReactNode;
}) {
  const { test, ...rest } = props;
  return test ? <Page test={test} {...rest} /> : null;
}

/** Renders in the story's language until the visitor chooses another one on the page. */
function Page({ language = 'bn', ...page }: ComponentProps<typeof TestProviders>) {
  const { store } = page.test.runtime.preferences;
  const [chosen, setChosen] = useState<Language>();
  useEffect(() => {
    setChosen(undefined);
    return store.subscribe((now, last) => {
      // The page does not change until the texts of the new language have loaded.
      if (now.language !== last.language) startTransition(() => setChosen(now.language));
    });
  }, [store]);
  return <TestProviders {...page} language={chosen ?? language} />;
}

/** Reads the codes that the sandbox "sent" and drew, newest last. */
export async function readInbox({ sandbox }: Pick<TestRuntime, 'sandbox'>) {
  const answer = await sandbox.fetch(new Request('http://sandbox.invalid/sandbox/inbox'));
  const inbox: unknown = await answer.json();
  const rows = (name: string, field: string): readonly string[] => {
    const list: unknown = Object(inbox)[name];
    return Array.isArray(list) ? list.map((row) => String(Object(row)[field])) : [];
  };
  return { sms: rows('sms', 'code'), captchas: rows('captchas', 'text') };
}
