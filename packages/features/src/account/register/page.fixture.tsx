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
  // Its own tree, so that a test can compare two pages. In a fragment, ids can be looked up.
  const box = document.createElement('div');
  document.createDocumentFragment().append(box);
  box.innerHTML = html;
  const page = within(box);
  const inputs = page
    .queryAllByLabelText<HTMLInputElement>(/./, { selector: 'input' })
    // Of the boxes of a date, the first one has the label.
    .filter((input) => input.labels?.length);
  const field = (name: string) => inputs.find((input) => nameOf(input) === name) ?? null;
  const send = { name: catalogues[language]['action.openAccount'] };
  return {
    names: inputs.map(nameOf),
    field,
    label: (name) => field(name)?.labels?.[0]?.textContent?.trim() ?? '',
    tabs: page.queryAllByRole('tab').length,
    isOpen: page.queryByRole('button', send) !== null,
    text: box.textContent ?? '',
  };
}

/** The form name of a field. The boxes of a date have none: the control behind them is sent. */
const nameOf = (input: HTMLInputElement): string => {
  const box = input.closest('[data-part="box"]');
  return input.name || (box?.querySelector<HTMLInputElement>('[data-part="value"]')?.name ?? '');
};
