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

/** The accent of the brand that the toolbar selects. */
const accentOf = ({ brand }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof brand === 'string' && isBrandId(brand)
    ? defineBrand(brandSeeds[brand]).light['color-accent-fill']
    : undefined;

/**
 * Creates a runtime with its own sandbox for each story, with the fault that the toolbar selects. A story with a
 * behaviour gets no fault: it expects the backend it was written for and would look broken.
 */
export const newRuntime: Loader = async (context) => {
  const { globals } = context;
  const test = createTestRuntime({ language: languageOf(globals), accent: accentOf(globals) });
  // At run time the context of a loader is the prepared story; its type does not show this.
  const isScripted = Reflect.get(context, 'playFunction') !== undefined;
  if (!isScripted) await plan(test, globals.fault);
  return { test };
};

/**
 * Gives widgets what they need: the catalogue of the toolbar's language and the runtime. Components of the library use
 * neither.
 */
export const withFeatures: Decorator = (Story, { globals, id, loaded }) => (
  <Kept
    // Another fault renders the story from the start. A change of controls keeps its state.
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
