import type { Page } from '@playwright/test';
import { drawnPaths } from '../drawn-paths.ts';
import { hashesOf, policyOf } from '../policy.ts';
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { dialog } from './people.ts';
import { forms, member, others, type Screen, visitor } from './policy-screens.ts';
import { hearViolations } from './violations.ts';

// Tests the site under the policy it is delivered with (docs/decisions/032). A violation is also a console error, on
// which every other test fails. Here each violation is reported with its screen.

test('[NOT-03] [LGN-04] the policy is tested on at least forty screens', () => {
  const states = ['maintenance', 'region', 'announcements', 'age'];
  const names = [...visitor, ...forms, ...member, ...others].map(([name]) => name);
  expect(new Set([...names, ...states]).size).toBeGreaterThanOrEqual(40);
});

test('[NAV-01] [LAY-04] every document is delivered with the policy that fits its content @gate', async ({
  request,
}) => {
  for (const path of [...drawnPaths, '/game']) {
    for (const language of ['bn', 'en']) {
      const answer = await request.get(path, { headers: { Cookie: `language=${language}` } });
      const html = await answer.text();
      const policy = answer.headers()['content-security-policy'];
      expect(policy, path).toBe(policyOf({}, hashesOf(html)));
      expect(policy).not.toContain('unsafe');
      expect(html, path).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
    }
  }
});

async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  const violations = await hearViolations(page);
  for (const [name, open] of screens) {
    await test.step(name, () => open(page));
    expect(violations, name).toEqual([]);
  }
}

test('[NOT-03] no screen of a visitor violates the policy of its document', async ({ page }) => {
  await walk(page, visitor);
});

test('[LGN-02] [LGN-04] [REG-01] [PWD-01] no form violates it', async ({ page, backend }) => {
  await backend.setScenario({ captchaAfter: 1 });
  await walk(page, forms);
});

test('[LGN-02] [LCH-01] no screen of a member violates it, also with a challenge script of another vendor', async ({
  page,
}) => {
  await configure(page, {
    botChallenge: {
      kind: 'script',
      scriptUrl: '/sandbox/challenge.js',
      siteKey: 'pass',
      timeoutSeconds: 10,
    },
  });
  await walk(page, member);
});

test('[GRD-01] [LAY-08] no screen of a trial player and no screen of a closed site violates it', async ({
  page,
  backend,
}) => {
  await walk(page, others);
  for (const status of [1, 2]) {
    await backend.setScenario({ status });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test.describe('at the start of a visit', () => {
  test.use({ announcements: true });

  test('[NOT-02] [NOT-03] [X-01] neither the announcements nor the age gate violate it', async ({
    page,
  }) => {
    const violations = await hearViolations(page);
    await page.goto('/');
    await expect(dialog(page).locator('[data-component="safe-html"]').first()).toBeVisible();
    await configure(page, { ageGate: 'ask' });
    await page.goto('/');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(violations).toEqual([]);
  });
});
