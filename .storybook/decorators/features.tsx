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
    <Fresh key={`${id} ${language}`} language={language}>
      <Story />
    </Fresh>
  );
};

function Fresh({ language, children }: { language: 'bn' | 'en'; children: React.ReactNode }) {
  const [test] = useState(() => createTestRuntime({ language }));
  return (
    <TestProviders test={test} language={language}>
      {children}
    </TestProviders>
  );
}
