import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { type AgentPage, openAsAgent } from '../team-figures/agent-page.fixture.tsx';

const words = catalogues.en;

/** The window that is open. */
export const dialog = () => within(screen.getByRole('dialog'));
/** A button of the open window. */
export const answer = (name: string) => dialog().getByRole('button', { name });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens a list of a page of contracts as the demo agent, in English, with the real client and the sandbox. */
export async function openContracts(
  page: ComponentType<{ readonly place: ListPlace }>,
  tab: 'contract.mine' | 'team.downline',
  world: 'usual' | 'agent-with-offers' = 'usual',
): Promise<AgentPage> {
  const test = createTestRuntime({ language: 'en' });
  await test.setScenario({ world });
  const opened = await openAsAgent(<Listed page={page} />, { test, wide: false });
  await opened.user.click(screen.getByRole('radio', { name: words[tab] }));
  return opened;
}

/** Presses a step of a contract, and waits until everything in its review is loaded. */
export async function review({ user }: AgentPage, verb: string, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: verb }));
  await reviewed(title);
}
export async function reviewed(title: string): Promise<void> {
  const window = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(window.querySelector('[data-component="skeleton"]')).toBeNull());
}

/** Ticks that the list of contracts was read, where there is one. */
export async function tick({ user }: AgentPage): Promise<void> {
  const seen = dialog().queryByRole('checkbox', { name: words['contract.seen'] });
  if (seen) await user.click(seen);
}
