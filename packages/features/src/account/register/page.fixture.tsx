import { queries } from '@parlour/api-client';
import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from '../../testing/test-runtime.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

type Scenario = Extract<Parameters<TestRuntime['setScenario']>[0], object>;

/** The registration page as a visitor sees it. */
export interface RegisterPage {
  /** Names of the fields, top to bottom, the agreement last. */
  readonly names: readonly string[];
  /** A field by its form name. */
  readonly field: (name: string) => HTMLInputElement | null;
  /** Label of a field, with its required mark. */
  readonly label: (name: string) => string;
  /** Number of tabs. */
  readonly tabs: number;
  readonly isOpen: boolean;
  readonly text: string;
}

/** Opens the registration on a backend in this state, and waits until everything has loaded. */
export async function openPage(
  scenario: Partial<Scenario>,
  {
    referralCode,
    affiliateCode,
    language = 'en',
  }: { referralCode?: string; affiliateCode?: string; language?: 'bn' | 'en' } = {},
): Promise<RegisterPage> {
  const test = createTestRuntime({ language });
  await test.setScenario(scenario);
  const { queryClient, runtime } = test;
  const { api, config } = runtime;
  const code = affiliateCode ?? referralCode;
  await Promise.all([
    queryClient.prefetchQuery(queries.siteSettings(api, { url: config.host })),
    queryClient.prefetchQuery(queries.registerRules(api)),
    queryClient.prefetchQuery(queries.countries(api)),
    code === undefined
      ? null
      : queryClient.prefetchQuery(queries.verifyAffiliate(api, { code, domain: config.host })),
  ]);
  const html = renderToString(
    <TestProviders test={test} language={language}>
      <RegisterWidget referralCode={referralCode} affiliateCode={affiliateCode} />
    </TestProviders>,
  );
  // Its own element, so that a test can compare two pages.
  const box = document.createElement('div');
  box.innerHTML = html;
  const page = within(box);
  const inputs = page.queryAllByLabelText<HTMLInputElement>(/./, { selector: 'input' });
  const field = (name: string) => inputs.find((input) => input.name === name) ?? null;
  const send = { name: catalogues[language]['action.openAccount'] };
  return {
    names: inputs.map(({ name }) => name),
    field,
    label: (name) => field(name)?.labels?.[0]?.textContent?.trim() ?? '',
    tabs: page.queryAllByRole('tab').length,
    isOpen: page.queryByRole('button', send) !== null,
    text: box.textContent ?? '',
  };
}
