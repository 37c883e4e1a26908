import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import type { Language } from './language.ts';
import { type MessageKey, type MessageValues, useLanguage, useT } from './use-t.ts';

function Line({ messageKey, values }: { messageKey: MessageKey; values?: MessageValues }) {
  return <p lang={useLanguage()}>{useT()(messageKey, values)}</p>;
}

/** Returns the rendered text of a key. */
function read(language: Language, key: MessageKey, values?: MessageValues): string {
  const html = renderToString(
    <TestProviders test={createTestRuntime({ language })} language={language}>
      <Line messageKey={key} {...(values && { values })} />
    </TestProviders>,
  );
  const [, shown = '', text = ''] = /^<p lang="(\w+)">(.*?)<\/p>/s.exec(html) ?? [];
  return `${shown}: ${text}`
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test('[I18-01] a key is shown in the language of the page', () => {
  expect(read('en', 'action.login')).toBe('en: Log in');
  expect(read('bn', 'action.login')).toMatch(/^bn: [\u0980-\u09FF ]+$/);
});

test('[I18-01] singular and plural differ where the language has both, and the digits stay Latin', () => {
  expect(read('en', 'count.games', { count: 1 })).toBe('en: 1 game');
  expect(read('en', 'count.games', { count: 0 })).toBe('en: 0 games');
  expect(read('en', 'count.games', { count: 9640 })).toBe('en: 9,640 games');
  for (const count of [0, 1, 2, 9640]) {
    expect(read('bn', 'count.games', { count })).toMatch(
      new RegExp(`^bn: ${count === 9640 ? '9,640' : count}[\u0980-\u09FF]+ `),
    );
  }
});

test('[I18-01] a value is text: something like a placeholder, a key or HTML in it is not changed', () => {
  for (const query of ['{query}', '{{count}}', '$t(action.login)', '<b>x</b>', '$&', '__proto__']) {
    expect(read('en', 'empty.search.title', { query })).toBe(`en: No results for “${query}”`);
  }
});

test('[I18-01] a placeholder without a value stays visible instead of leaving a gap', () => {
  expect(read('en', 'empty.search.title')).toBe('en: No results for “{query}”');
});
