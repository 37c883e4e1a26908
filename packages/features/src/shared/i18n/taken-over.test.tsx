// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { catalogues } from '../../testing/test-runtime.tsx';
import { createI18n } from './create-i18n.ts';
import { I18nProvider, useLanguage, useT } from './use-t.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  const drawn = place.querySelector('p');
  await i18n.switchTo('en');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(place, part, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector('p')).toBe(drawn);
  expect(drawn?.lang).toBe('en');
  expect(drawn?.textContent).toBe('Log in');
});
