import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Backend, expect, gateIf, test } from './fixtures.ts';
import { idle } from './rest.ts';

/** An action that a person wants to happen once, however often they press. */
export interface Intent {
  /** The call that has to be sent exactly once: `POST /wps/session/login`. */
  readonly call: string;
  /** Opens the form and fills it in. */
  readonly prepare: (page: Page) => Promise<void>;
  /** The button that sends the form. */
  readonly button: (page: Page) => Locator;
  /** A field of the form in which Enter sends it. */
  readonly box: (page: Page) => Locator;
  /** Expects that the action has happened. */
  readonly done: (page: Page) => Promise<void>;
  /** Expects what another tab shows that sent the same action at the same moment. Default `done`. */
  readonly doneElsewhere?: (page: Page) => Promise<void>;
  /** `false` if every tab has its own intent. */
  readonly tabs?: false;
}

/** Synchronous request that blocks the page. It is answered when the long task should end. */
const longTask = '/long-task';

/**
 * Sends two presses of a real mouse, in order, that both wait for the end of a long task. The task keeps the page from
 * rendering, so a lock that a render would set is not set yet.
 */
async function pressTwiceAtOnce(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mouse = await page.context().newCDPSession(page);
  await mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(`**${longTask}`, async (route) => {
    await ended;
    await route.fulfill({ body: '' });
  });
  const begun = page.waitForRequest(`**${longTask}`);
  await page.evaluate((path) => {
    setTimeout(() => {
      const call = new XMLHttpRequest();
      call.open('GET', path, false);
      call.send();
    });
  }, longTask);
  await begun;
  const press = (clickCount: number) =>
    (['mousePressed', 'mouseReleased'] as const).map((type) =>
      mouse.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount }),
    );
  const presses = [...press(1), ...press(2)];
  // It is queued behind the presses.
  end();
  await Promise.all(presses);
  await mouse.detach();
  await page.unroute(`**${longTask}`);
}

/** A lock set by a render cannot help here, so this test represents the others in the gate. */
const hardest = 'two clicks in one task';

/** The ways to press twice, by name. */
const ways: Readonly<Record<string, (page: Page, intent: Intent) => Promise<void>>> = {
  [hardest]: (page, { button }) =>
    button(page).evaluate((element) => {
      if (!(element instanceof HTMLElement)) return;
      element.click();
      element.click();
    }),
  'a double click': (page, { button }) => button(page).dblclick(),
  'two clicks under a long task': (page, { button }) => pressTwiceAtOnce(page, button(page)),
  'Enter held down': async (page, { box }) => {
    await box(page).focus();
    // Every further `down` without an `up` is a repeat, like a held key.
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

/** Counts a call in all tabs of a browser. */
function counting(context: BrowserContext, call: string): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === call) count += 1;
  });
  return () => count;
}

/** Holds the first request, so that every further press happens while it is pending. */
const holding = (call: string) => ({
  faults: [{ path: call.split(' ')[1] ?? '', kind: 'hold' }],
});

/** Releases the request after all presses are done and the page has handled them. */
async function goOn(backend: Backend, call: string, ...tabs: readonly Page[]): Promise<void> {
  await backend.heldUp(call);
  for (const tab of tabs) await idle(tab);
  await backend.release();
}

/**
 * Declares the five tests of "one request per intent": two clicks in one task, a double click, two clicks under a long
 * task, Enter held down, two tabs. `ids` are the requirements they cover, `scenario` prepares the backend.
 */
export function testOneRequest(ids: string, intent: Intent, scenario: object = {}): void {
  test.describe(`${ids} one request for one intent`, () => {
    for (const [name, act] of Object.entries(ways)) {
      test(`${ids} ${name}: one request${gateIf(name === hardest)}`, async ({
        page,
        context,
        backend,
      }) => {
        const sent = counting(context, intent.call);
        await backend.setScenario({ ...scenario, ...holding(intent.call) });
        await intent.prepare(page);
        await act(page, intent);
        await goOn(backend, intent.call, page);
        await intent.done(page);
        expect(sent()).toBe(1);
      });
    }

    if (intent.tabs === false) return;
    test(`${ids} the same in two tabs at once: one request @gate`, async ({
      page,
      context,
      backend,
    }) => {
      const sent = counting(context, intent.call);
      const second = await context.newPage();
      await backend.setScenario({ ...scenario, ...holding(intent.call) });
      for (const tab of [page, second]) await intent.prepare(tab);
      // A tab in the background is slow but not stopped: both buttons are pressed at the same time.
      const press = (tab: Page) =>
        intent.button(tab).evaluate((button) => {
          if (button instanceof HTMLElement) button.click();
        });
      await Promise.all([press(page), press(second)]);
      await goOn(backend, intent.call, page, second);
      const { done, doneElsewhere = done } = intent;
      await page.bringToFront();
      await done(page);
      await second.bringToFront();
      await doneElsewhere(second);
      expect(sent()).toBe(1);
    });
  });
}
