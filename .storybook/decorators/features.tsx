import { createTestRuntime, TestProviders } from '@parlour/features/testing';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/**
 * What widgets need around them: the catalogue of the toolbar's language and a
 * runtime on a sandbox of their own, fresh for each story. Components of the
 * library use none of it.
 */
export const withFeatures: Decorator = (Story, { globals, id }) => {
  const language = globals.language === 'en' ? 'en' : 'bn';
  return (
    <Fresh key={`${id} ${globals.language}`} language={language} long={globals.language === 'long'}>
      <Story />
    </Fresh>
  );
};

interface FreshProps {
  language: 'bn' | 'en';
  /** Every text about 40 % longer. */
  long: boolean;
  children: React.ReactNode;
}

function Fresh({ language, long, children }: FreshProps) {
  const [test] = useState(() => createTestRuntime({ language }));
  return (
    <TestProviders test={test} language={language} long={long}>
      {children}
    </TestProviders>
  );
}
