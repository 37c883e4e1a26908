import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { demoAccounts } from '../catalogue/content.ts';
import { languageFor } from '../http/caller.ts';
import { scenarioList } from '../scenarios/named.ts';
import { readScenario } from '../scenarios/read.ts';

/**
 * The control surface for tests and designers: the scenario, and the codes that a person would read on a phone or in a
 * picture. Not part of the contract.
 */
export function controlRoutes(backend: Backend): Hono {
  return (
    new Hono()
      .get('/sandbox/scenarios', (c) => c.json(scenarioList(languageFor(c.req.raw))))
      .get('/sandbox/scenario', (c) => c.json(backend.scenario))
      .put('/sandbox/scenario', async (c) => {
        const document: unknown = await c.req.json().catch(() => null);
        const result = readScenario(document);
        if ('wrong' in result) return c.json({ wrong: result.wrong }, 400);
        await backend.setScenario(result.scenario);
        return c.json(backend.scenario);
      })
      .delete('/sandbox/scenario', async (c) => {
        await backend.reset();
        return c.json(backend.scenario);
      })
      .get('/sandbox/holds', (c) => c.json(backend.heldRequests.waiting()))
      // Releases the held requests, and stops holding further ones.
      .delete('/sandbox/holds', (c) => {
        const waited = backend.heldRequests.waiting();
        backend.heldRequests.release();
        return c.json(waited);
      })
      // Only names: the passwords are in the README.
      .get('/sandbox/accounts', (c) =>
        c.json(demoAccounts.map(({ username, type, nickname }) => ({ username, type, nickname }))),
      )
      .get('/sandbox/inbox', (c) =>
        c.json({
          sms: [...backend.state.sms].map(([to, { code }]) => ({ to, code })),
          captchas: [...backend.state.captchas].map(([id, text]) => ({ id, text })),
        }),
      )
  );
}
