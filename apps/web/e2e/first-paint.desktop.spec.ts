import { createServer } from 'node:http';
import { expect, test } from './fixtures.ts';

/** Serves the first part of a document, and the rest when `rest` is called. */
async function halvesOf(html: string, cut: number) {
  let finish = (): void => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    rest: () => finish(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe(() => {
  // Only the document is served: no scripts, no style sheets.
  test.use({ expectedErrors: [/^(foreign|console|uncaught): /] });

  test('[A11-01] [LAY-01] the browser does not paint a header that has arrived only in part @gate', async ({
    page,
    server,
  }) => {
    const html = await (await fetch(server)).text();
    const cut = html.indexOf('data-part="nav"');
    expect(cut).toBeGreaterThan(0);
    const document = await halvesOf(html, html.lastIndexOf('<', cut));
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    try {
      await page.goto(document.url, { waitUntil: 'commit' });
      await expect(page.locator('[data-part="tools"]')).toBeAttached();
      // Enough time for about thirty frames.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(await paints()).toBe(0);
      document.rest();
      await expect.poll(paints).toBeGreaterThan(0);
    } finally {
      document.close();
    }
  });
});
