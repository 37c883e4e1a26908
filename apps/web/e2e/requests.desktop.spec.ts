import type { Request } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { heldWalk } from './specified.ts';
import {
  type Walker,
  walkAsAgent,
  walkAsGuest,
  walkAsNewcomer,
  walkAsTrial,
  walkToNewPasswords,
} from './walk.ts';
import { walkAsMember } from './walk-member.ts';

const walks = [
  ['a guest', walkAsGuest],
  ['a newcomer', walkAsNewcomer],
  ['a trial account', walkAsTrial],
  ['a member', walkAsMember],
  ['an agent', walkAsAgent],
  ['people with a lost or default password', walkToNewPasswords],
] as const satisfies readonly (readonly [string, (walker: Walker) => Promise<void>])[];

// A wrong password is refused, and the browser logs the refused request.
test.use({ expectedErrors: failedAnswers });

test('[API-01] every call of the specification is made by a screen with all it needs, or the contract says why not', async ({
  page,
  context,
  backend,
  rest,
}) => {
  // As many pages as a dozen other tests.
  test.setTimeout(300_000);
  // A step that cannot go on says so at once, instead of at the end of that time.
  page.setDefaultTimeout(30_000);
  const requests: Request[] = [];
  context.on('request', (request) => void requests.push(request));
  for (const [who, walk] of walks) {
    await test.step(who, () => walk({ page, backend, rest }));
  }
  const { lacks, unseen, surprising } = await heldWalk(backend.url, requests);
  expect({ lacks, unseen, surprising }).toEqual({ lacks: [], unseen: [], surprising: [] });
});
