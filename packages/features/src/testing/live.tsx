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

/** What the behaviour of a live story works with, beside Storybook's own. */
export interface LiveStage
  extends Pick<PlayFunctionContext<ReactRenderer>, 'canvas' | 'canvasElement' | 'userEvent'> {
  readonly test: TestRuntime;
  /** The language the story does not begin in. */
  readonly other: Language;
  /** A text of the catalogue in the language of the story, with its placeholders filled in. */
  readonly say: (
    key: keyof typeof catalogues.en,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

/**
 * Puts a story into a named situation of the backend (`GET /sandbox/scenarios`) before whatever
 * else it prepares. Every name has a story that shows it: tools/checks/scenarios.test.ts.
 */
export const inScenario =
  (name: ScenarioName, prepare: (test: TestRuntime) => unknown = () => undefined) =>
  async (test: TestRuntime): Promise<void> => {
    await test.setScenario(name);
    await prepare(test);
  };

interface LiveExtra {
  /** Shown name; carries the requirement IDs the story proves. */
  readonly name?: string;
  readonly globals?: Globals;
  readonly parameters?: Parameters;
  readonly play?: (stage: LiveStage) => Promise<void>;
}

/** A behaviour expects the backend it was written for; with a fault the widget is only shown. */
const notReplayed = 'A fault is chosen in the toolbar: try it yourself, nothing is replayed.';

const isLong = (globals: Globals): boolean => globals.language === 'long';

const languageOf = (globals: Globals): Language => (globals.language === 'en' ? 'en' : 'bn');

/**
 * Stories of a widget on a backend of their own: `const story = liveStories(<Page />)`, then
 * `export const Login = story(prepare, { name: '[LGN-01] …', play })`. `prepare` runs before
 * the first render: log somebody in, set a scenario, open a modal. `options.config` is what the
 * operator decides otherwise. Under a fault of the toolbar `play` is left out.
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
          // The panel of interactions shows this line.
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

/** In the language of the story until somebody chooses another one in the page. */
function Page({ language = 'bn', ...page }: ComponentProps<typeof TestProviders>) {
  const { store } = page.test.runtime.preferences;
  const [chosen, setChosen] = useState<Language>();
  useEffect(() => {
    setChosen(undefined);
    return store.subscribe((now, last) => {
      // Until its texts are there, the page stays as it is.
      if (now.language !== last.language) startTransition(() => setChosen(now.language));
    });
  }, [store]);
  return <TestProviders {...page} language={chosen ?? language} />;
}

/** The codes the sandbox "sent" and drew, newest last. */
export async function readInbox({ sandbox }: Pick<TestRuntime, 'sandbox'>) {
  const answer = await sandbox.fetch(new Request('http://sandbox.invalid/sandbox/inbox'));
  const inbox: unknown = await answer.json();
  const rows = (name: string, field: string): readonly string[] => {
    const list: unknown = Object(inbox)[name];
    return Array.isArray(list) ? list.map((row) => String(Object(row)[field])) : [];
  };
  return { sms: rows('sms', 'code'), captchas: rows('captchas', 'text') };
}
