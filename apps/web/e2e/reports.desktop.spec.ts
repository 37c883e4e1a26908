import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say } from './texts.ts';
import { visit } from './visit.ts';

test.use({ expectedErrors: [/a page that breaks/] });

test('[X-06] [ERR-01] the report of a page that breaks names the components around the error @gate', async ({
  page,
  rest,
}) => {
  await configure(page, { reportUrl: '/reports' });
  const sent: string[] = [];
  await page.route('**/reports', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(/\/assets\/NoticesPage-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('a page that breaks'); }",
    }),
  );
  await page.goto('/');
  await rest();
  await visit(page, '/noticePage');
  await expect(page.getByRole('heading', { name: say('screen.crash.title') })).toBeVisible();
  // Queued reports are sent when the page is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.join()).toContain('a page that breaks');
  const reports: readonly { readonly what?: string; readonly where?: string }[] = sent.flatMap(
    (body) => JSON.parse(body).reports,
  );
  const where = reports.find(({ what }) => what?.includes('a page that breaks'))?.where ?? '';
  // First the component itself with its file, then those around it; without a host.
  expect(where).toMatch(/^at Broken \(\/assets\/NoticesPage-[\w-]+\.js:\d+:\d+\)\n/);
  expect(where.split('\n').length).toBeGreaterThan(3);
  expect(where).not.toContain('://');
});
