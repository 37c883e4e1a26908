// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { turnShortcuts } from '../../shared/shortcuts/shortcuts.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { SearchBox } from './SearchOpeners.tsx';

test('[X-05] [A11-01] the search names its slash only while single keys do something', async () => {
  const onSearch = vi.fn();
  const setup = createTestRuntime({ language: 'en' });
  const { device } = setup.runtime.memory;
  turnShortcuts(device, false);
  const { user } = renderPage(setup, <SearchBox onSearch={onSearch} />);
  const search = screen.getByRole('button', { name: catalogues.en['game.search'] });
  expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await user.keyboard('/');
  expect(onSearch).not.toHaveBeenCalled();

  act(() => turnShortcuts(device, true));
  expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await user.keyboard('/');
  expect(onSearch).toHaveBeenCalledTimes(1);
});
