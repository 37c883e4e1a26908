import { expect, type Page, test } from './fixtures.ts';
import { frameOf, giveToken, listen } from './frame-parts.ts';

// Pages that are not partners, forged messages, and tokens from the page: what must have no effect, and what must be
// reported.

const login = '<parlour-login lang="en"></parlour-login>';
const name = (page: Page) => frameOf(page).getByRole('textbox', { name: 'Username' });

test.describe('a page that is not on the list of partners', () => {
  test.use({ expectedErrors: [/frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE/] });

  for (const own of ['', '<p>Visit us in Dhaka</p>']) {
    const left = own === '' ? 'nothing is painted' : 'its own content stays';
    test(`[EMB-01] ${left}, and the refusal has an error code`, async ({
      page,
      open,
      origins,
      codes,
    }) => {
      await open({ body: '' });
      // The same page under another host name of this machine, which the operator has not listed.
      await page.goto(origins.partner.replace('localhost', '127.0.0.1'));
      await page.evaluate(async (src) => {
        await import(src);
      }, `${origins.site}/embed/1/parlour.js`);
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        `<parlour-login lang="en" loading="eager">${own}</parlour-login>`,
      );
      await expect.poll(codes, { timeout: 30_000 }).toEqual(['FRAME_REFUSED']);
      await expect(page.locator('iframe')).toHaveCount(0);
      if (own !== '') await expect(page.getByText('Visit us in Dhaka')).toBeVisible();
      else {
        const height = page.locator('parlour-login').evaluate((element) => element.clientHeight);
        expect(await height).toBe(0);
      }
    });
  }
});

/** A message in the format of the frame. */
const event = (channel: string, ...args: readonly unknown[]) => ({
  namespace: 'penpal',
  channel,
  type: 'CALL',
  id: 'forged',
  methodPath: ['tell'],
  args,
});

test('[EMB-01] messages of another origin, window or version, a replayed port and a megabyte have no effect', async ({
  page,
  open,
  codes,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => {
    // Keeps the transferred port, as a script of the partner's page could try to.
    const ports: MessagePort[] = [];
    Reflect.set(globalThis, 'ports', ports);
    addEventListener('message', (message) => ports.push(...message.ports), true);
  });
  await open({ body: login });
  await expect(name(page)).toBeVisible();
  const forged = { kind: 'session', change: 'loggedIn' };
  await page.evaluate(
    async ([right, wrong, huge]) => {
      const other = document.createElement('iframe');
      other.srcdoc = '<p>another window</p>';
      document.body.append(other);
      await new Promise((resolve) => other.addEventListener('load', resolve));
      // Another origin (this one), another window, another version.
      postMessage(right, '*');
      const speak = other.contentWindow;
      if (speak) {
        const code = `parent.postMessage(${JSON.stringify(right)}, '*')`;
        const script = other.contentDocument?.createElement('script');
        if (script) {
          script.textContent = code;
          other.contentDocument?.body.append(script);
        }
      }
      postMessage(wrong, '*');
      postMessage(huge, '*');
      for (const port of Reflect.get(globalThis, 'ports')) port.postMessage(right);
      const frame = document.querySelector('parlour-login')?.shadowRoot?.querySelector('iframe');
      for (const message of [right, wrong, huge]) frame?.contentWindow?.postMessage(message, '*');
      // Messages arrive in order: after this one the page has received all others.
      await new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data === 'last') resolve();
        });
        postMessage('last', '*');
      });
    },
    [
      event('parlour-frame-1', forged),
      event('parlour-frame-0', forged),
      event('parlour-frame-1', { kind: 'error', code: 'X'.repeat(1_000_000) }),
    ],
  );
  // The frame has received its messages too, and still answers.
  await page.locator('parlour-login').evaluate((element: HTMLElement) => element.focus());
  await expect(name(page)).toBeFocused();
  expect(await heard()).not.toContain('parlour-session');
  expect(await codes()).toEqual([]);
});

test('[EMB-01] a member known to the page is logged in, and the token is not visible anywhere', async ({
  page,
  open,
  origins,
}) => {
  const heard = await listen(page);
  const token = await giveToken(page, origins.site, 'parlour-login');
  await open({ body: login });
  await expect(frameOf(page).getByText('You are logged in as demo_member.')).toBeVisible();
  expect(await heard()).not.toContain(token);
  expect(await page.content()).not.toContain(token);
  for (const frame of page.frames()) expect(frame.url()).not.toContain(token);
});

const answers: Readonly<Record<string, { code: string; getToken: string }>> = {
  throws: { code: 'TOKEN_FAILED', getToken: '() => { throw new Error("Not today"); }' },
  'says null': { code: 'TOKEN_MISSING', getToken: '() => null' },
  hangs: { code: 'TOKEN_TIMEOUT', getToken: '() => new Promise(() => {})' },
  'knows only an expired one': { code: 'TOKEN_EXPIRED', getToken: '() => "token-of-yesterday"' },
};

test.describe('a page without a valid token', () => {
  test.use({ expectedErrors: [/status of 401/] });

  for (const [how, { code, getToken }] of Object.entries(answers)) {
    test(`[EMB-01] a page whose getToken ${how} gets ${code}, and the login form is shown`, async ({
      page,
      open,
      codes,
    }) => {
      await page.clock.install();
      const script = `<script>addEventListener('DOMContentLoaded', () => {
      document.querySelector('parlour-login').getToken = ${getToken};
    });</script>`;
      await open({ head: script, body: login });
      await expect(name(page)).toBeVisible();
      await page.clock.runFor(31_000);
      await expect.poll(codes).toEqual([code]);
      await expect(name(page)).toBeVisible();
    });
  }
});

test('[EMB-01] [X-01] a live site without a licence shows no account widget', async ({
  page,
  open,
  origins,
  codes,
}) => {
  await page.route(`${origins.site}/embed/login?*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(id="parlour-config"[^>]*>)[^<]*/,
      '$1{"operatorMode":"live"}',
    );
    await route.fulfill({ response: answer, body });
  });
  await open({ body: login, waits: false });
  await expect.poll(codes).toEqual(['NO_LICENCE']);
  await expect(page.locator('iframe')).toHaveCount(0);
});
