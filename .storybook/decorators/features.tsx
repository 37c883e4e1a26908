import {
  createTestRuntime,
  plan,
  TestProviders,
  type TestRuntime,
} from '@parlour/features/testing';
import { brandSeeds, defineBrand, isBrandId } from '@parlour/ui/theme';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useState } from 'react';

const languageOf = (globals: Readonly<Record<string, unknown>>) =>
  globals.language === 'en' ? 'en' : 'bn';

/** The accent of the brand of the toolbar. */
const accentOf = ({ brand }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof brand === 'string' && isBrandId(brand)
    ? defineBrand(brandSeeds[brand]).light['color-accent-fill']
    : undefined;

/**
 * A runtime on a sandbox of its own, fresh for each story, with the mishap of the toolbar. A behaviour
 * expects the backend it was written for, and would look broken on another.
 */
export const newRuntime: Loader = async (context) => {
  const { globals } = context;
  const test = createTestRuntime({ language: languageOf(globals), accent: accentOf(globals) });
  // A prepared story is its own context; the type of a loader does not show it.
  const isScripted = Reflect.get(context, 'playFunction') !== undefined;
  if (!isScripted) await plan(test, globals.fault);
  return { test };
};

/**
 * What widgets need around them: the catalogue of the toolbar's language and
 * the runtime. Components of the library use none of it.
 */
export const withFeatures: Decorator = (Story, { globals, id, loaded }) => (
  <Kept
    // What is shown starts afresh with another mishap, and stays while somebody edits controls.
    key={`${id} ${globals.language} ${globals.fault}`}
    test={loaded.test}
    language={languageOf(globals)}
    long={globals.language === 'long'}
  >
    <Story />
  </Kept>
);

interface KeptProps {
  test: TestRuntime;
  language: 'bn' | 'en';
  /** Every text about 40 % longer. */
  long: boolean;
  children: React.ReactNode;
}

function Kept({ test: first, language, long, children }: KeptProps) {
  const [test] = useState(first);
  return (
    <TestProviders test={test} language={language} long={long}>
      {children}
    </TestProviders>
  );
}
