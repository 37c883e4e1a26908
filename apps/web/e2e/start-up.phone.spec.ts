import { routes } from '../src/app/routes.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { dialog, openAccount } from './people.ts';
import { say } from './texts.ts';

for (const [status, title] of [
  [1, say('screen.maintenance.title')],
  [2, say('screen.blocked.title')],
] as const) {
  test(`[CFG-03] [LAY-08] status ${status} shows its screen at every address`, async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ status });
    for (const path of [...routes.map(({ paths }) => paths[0]), '/nowhere']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        // Nothing else of the site is shown.
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
}

test('[LAY-08] maintenance has its own screen, and the site opens again by itself @gate', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ status: 1 });
  await page.goto('/rng');
  const title = page.getByRole('heading', { level: 1, name: say('screen.maintenance.title') });
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('screen.maintenance.body'));
  const retry = page.getByRole('button', { name: say('action.retry') });
  await backend.setScenario({
    status: 1,
    faults: [{ path: '/wps/system/status', kind: 'hold' }],
  });
  await retry.click();
  await backend.heldUp('GET /wps/system/status');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await backend.release();
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(title).toBeVisible();
  await backend.setScenario({});
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: say('nav.slots') })).toBeVisible();
});

test('[LAY-08] a visitor from a blocked region sees the IP address @gate', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ status: 2 });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: say('screen.blocked.title') }),
  ).toBeVisible();
  const address = say('screen.blocked.ip', { ip: '203.0.113.7' });
  await expect(page.getByRole('main')).toContainText(address);
});

test('[CFG-03] while the settings load, a skeleton says so @gate', async ({
  page,
  backend,
  calls,
}) => {
  await backend.setScenario({
    faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }],
  });
  // An alias of home without a prerendered document. The document of the canonical address contains settings.
  await page.goto('/home');
  await expect(page.getByText(say('loading.page'))).toBeAttached();
  await expect.poll(() => calls.count('GET /wps/system/status')).toBe(1);
  await backend.release();
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
});

test('[CFG-03] a page whose code loads late does not count as a failed start', async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/PromotionsPage-[^/]*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/promotions');
  // The layout around the page is hydrated, and has requested settings and status.
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  const title = page.getByRole('heading', { level: 1, name: say('nav.promotions') });
  await expect(title).toBeVisible();
  // Longer than the settings may take.
  await page.clock.runFor(6_000);
  await expect(title).toBeVisible();
  await expect(page.getByText(say('screen.startFailed.title'))).toHaveCount(0);
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(title).toBeVisible();
});

test.describe('a start that fails', () => {
  test.use({ expectedErrors: failedAnswers });

  for (const path of ['/wps/system/whitelabel', '/wps/system/status']) {
    test(`[CFG-03] every failure of ${path} shows a screen with a next step`, async ({
      page,
      backend,
    }) => {
      const failed = page.getByRole('heading', { level: 1, name: say('screen.startFailed.title') });
      const retry = page.getByRole('button', { name: say('action.retry') });
      for (const fault of [
        { kind: 'network' },
        { kind: 'malformed' },
        { kind: 'schema' },
        { kind: 'business' },
        { kind: 'business', code: 'UNAUTHENTICATED' },
        { kind: 'http', status: 502 },
      ]) {
        await test.step(JSON.stringify(fault), async () => {
          await backend.setScenario({ faults: [{ path, ...fault }] });
          await page.goto('/');
          await expect(failed).toBeVisible();
          await expect(page.getByRole('main')).toContainText(say('screen.startFailed.body'));
        });
      }
      // Only the request of this press is released, so that the page does not open by itself below.
      await backend.setScenario({
        faults: [
          { path, kind: 'http', status: 502 },
          { path, kind: 'hold' },
        ],
      });
      await retry.click();
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      await backend.heldUp(`GET ${path}`);
      await backend.release();
      await expect(retry).not.toHaveAttribute('aria-busy', 'true');
      await expect(failed).toBeVisible();
      await backend.setScenario({});
      await retry.click();
      await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    });
  }
});

test.describe('a backend that works again', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[ERR-01] [CFG-03] the site opens and its home page fills by itself @gate', async ({
    page,
    backend,
    rest,
  }) => {
    await page.clock.install();
    await backend.setScenario({ faults: [{ path: '/wps/*', kind: 'http', status: 503 }] });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: say('screen.startFailed.title') }),
    ).toBeVisible();
    await backend.setScenario({ faults: [{ path: '/wps/relay/*', kind: 'http', status: 503 }] });
    await page.clock.runFor(10_000);
    await rest();
    const retry = page.getByRole('main').getByRole('button', { name: say('action.retry') });
    await expect(retry.first()).toBeVisible();
    await backend.setScenario({});
    await page.clock.runFor(40_000);
    await rest();
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('a site that is open', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[CFG-03] [I18-01] stays open when settings and status fail in another language @gate', async ({
    page,
    backend,
    calls,
    rest,
  }) => {
    const paths = ['/wps/system/whitelabel', '/wps/system/status'];
    await page.goto('/');
    await rest();
    await page.getByRole('main').evaluate((main) => {
      main.dataset.kept = '';
    });
    await backend.setScenario({
      faults: paths.map((path) => ({ path, kind: 'http', status: 502 })),
    });
    const before = calls.count(`GET ${paths[0]}`);
    await openAccount(page);
    await dialog(page)
      .getByRole('radiogroup', { name: say('nav.language') })
      .getByRole('radio', { name: say('ui.nativeEn') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => calls.count(`GET ${paths[0]}`)).toBeGreaterThan(before);
    await rest();
    // It is still the same element.
    await expect(page.locator('main[data-kept]')).toHaveCount(1);
  });
});
