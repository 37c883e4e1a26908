// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogues } from '../../testing/test-runtime.tsx';
import { createI18n } from './create-i18n.ts';
import { I18nProvider, useLanguage, useT } from './use-t.ts';

function Line() {
  return <p lang={useLanguage()}>{useT()('action.login')}</p>;
}

test('[I18-03] [LAY-04] a prerendered part is hydrated in its own language, and then switches to the one chosen meanwhile', async () => {
  const i18n = createI18n('bn', catalogues.bn);
  const part = (
    <I18nProvider value={i18n}>
      <Line />
    </I18nProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part);
  const drawn = screen.getByText(catalogues.bn['action.login']);
  await i18n.switchTo('en');
  const onRecoverableError = vi.fn();
  onTestFinished(cleanup);
  render(part, { container: place, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Log in')).toBe(drawn);
  expect(drawn.lang).toBe('en');
  expect(drawn).toHaveTextContent(/^Log in$/);
});
