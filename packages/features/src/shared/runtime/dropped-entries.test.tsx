// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Issues } from '../../site/developer-panel/Issues.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { readConfig } from './config.ts';

const said = 'unknown or wrong, not used: brnad, languages (docs/configuration.md)';

test('[CFG-01] [X-06] entries that are not used are said once in the console and in the developer panel', () => {
  const warn = vi.fn();
  const { issues } = readConfig({ brnad: 'padma', languages: ['xx'], cipher: 'plain' });
  const setup = createTestRuntime({ dropped: issues, warn });
  expect(warn.mock.calls.flat()).toEqual([`configuration: ${said}`]);
  renderPage(setup, <Issues issues={setup.runtime.log.recent} />);
  expect(screen.getByText('configuration')).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});

test('[CFG-01] a configuration without a fault says nothing', () => {
  const warn = vi.fn();
  const { issues } = readConfig({ $schema: './site-config.schema.json', brand: 'raat' });
  const { runtime } = createTestRuntime({ dropped: issues, warn });
  expect(warn).not.toHaveBeenCalled();
  expect(runtime.log.recent).toEqual([]);
});

test('[CFG-01] a text that is no JSON is said, too', () => {
  expect(readConfig('{ "brand": ').issues).toEqual(['the whole text, which is no JSON object']);
});
