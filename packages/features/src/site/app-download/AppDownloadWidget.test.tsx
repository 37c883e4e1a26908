// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAlone, renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { AppDownloadWidget } from './AppDownloadWidget.tsx';
import { OperatorCode } from './OperatorCode.tsx';

const copyText = async () => undefined;

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-09] (${language}) the app page says which of the operator's addresses answers`, async () => {
    const setup = createTestRuntime({ language, config: { host: 'one.example' } });
    const reaches = vi.fn(async (address: string) => address.includes('two'));
    const { api } = setup.runtime;
    setup.queryClient.setQueryData(queries.domainRoute(api).queryKey, {
      domainList: ['one.example', 'two.example', 'https://three.example/'],
      resources: [],
    });
    renderPage(
      { ...setup, runtime: { ...setup.runtime, reaches } },
      <AppDownloadWidget copyText={copyText} />,
      language,
    );
    const words = catalogues[language];
    const list = await screen.findByRole('region', { name: words['nav.officialDomains'] });
    await waitFor(() => expect(list).not.toHaveTextContent(words['app.addressChecking']));
    const rows = [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `one.example${words['app.addressHere']}`,
      `two.example${words['app.addressAnswers']}`,
      `three.example${words['app.addressSilent']}`,
    ]);
    expect(reaches.mock.calls).toEqual([['https://two.example/'], ['https://three.example/']]);
  });
}

test('[LAY-09] an operator with one address has no list, and nothing is asked', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const reaches = vi.fn(async () => true);
  renderPage(
    { ...setup, runtime: { ...setup.runtime, reaches } },
    <AppDownloadWidget copyText={copyText} />,
  );
  expect(await screen.findByRole('img', { name: /^Link to the app/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Official web addresses' })).toBeNull();
  expect(reaches).not.toHaveBeenCalled();
});

test('[LAY-09] a picture of a QR code that does not load is drawn from the link', () => {
  const code = { kind: 'picture', url: 'https://a.example/qr.png' } as const;
  renderAlone(<OperatorCode code={code} link="https://a.example/" label="App" size={96} />);
  const picture = screen.getByRole('img', { name: 'App' });
  expect(picture).toHaveAttribute('src', code.url);
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'App' }).tagName).toBe('svg');
});
