import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { ServerButtonLink } from './ServerButtonLink.tsx';

const shown = (address: string) =>
  renderToStaticMarkup(
    <TestProviders test={createTestRuntime()} language="en">
      <ServerButtonLink address={address}>Details</ServerButtonLink>
    </TestProviders>,
  );

test('[BAN-01] [MSG-01] an address of this site opens in the same tab', () => {
  expect(shown('/vip')).toMatch(/href="\/vip"/);
  expect(shown('/vip')).not.toContain('target');
});

test('[BAN-01] [MSG-01] another site opens in a new tab, and the name of the link says so', () => {
  const link = shown('https://other.example/a');
  expect(link).toContain('href="https://other.example/a"');
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(link).toContain('Opens in a new window');
});

test.each(['javascript:run()', '//other.example', 'data:,x', 'nonsense', ''])(
  '[BAN-01] [NOT-03] %j is not a link',
  (address) => expect(shown(address)).not.toContain('<a'),
);
