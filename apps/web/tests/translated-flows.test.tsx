// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { pageActions } from './page-errors.actions.fixture.ts';
import { codesOf } from './page-errors.contract.fixture.ts';
import { type Language, openPage, patternOf } from './page-errors.fixture.tsx';
import { withoutPauses } from './pauses.fixture.ts';
import { createBackend, openSite, settled, standInForBrowser } from './site.fixture.tsx';
import { type PageTranslator, translatePage } from './translator.fixture.ts';

// Tests whole flows on a page that a translator keeps changing: nothing breaks, and new or changed texts are shown.

const reported = vi.hoisted(() => [] as unknown[]);
vi.mock('../src/app/reporting.ts', () => ({
  reporting: () => ({ report: (issue: unknown) => reported.push(issue) }),
}));

const backend = createBackend();
const trouble: string[] = [];
const { en } = catalogues;

let translator: PageTranslator;
beforeAll(() => {
  standInForBrowser();
  withoutPauses();
  window.addEventListener('error', ({ message }) => void trouble.push(`uncaught: ${message}`));
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
  });
});
beforeEach(() => {
  translator = translatePage();
});
afterEach(() => {
  translator.stop();
  document.body.replaceChildren();
  trouble.splice(0);
  reported.splice(0);
});

function expectWhole(where: string) {
  expect(translator.stale(), where).toEqual([]);
  expect(trouble, where).toEqual([]);
  expect(reported, where).toEqual([]);
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const write = (selector: string, value: string) =>
  act(async () => {
    const box = find<HTMLInputElement>(selector);
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => find('[role="dialog"] button[type="submit"]').click());

test('[LGN-02] [ERR-01] a translated login shows that the password is wrong, and accepts the right one', async () => {
  await backend.setScenario({ captchaAfter: 9 });
  const site = await openSite({ backend, at: '/login' });
  await settled(() => expect(dialog()).not.toBeNull());
  await write('[role="dialog"] [name="username"]', 'demo_member');
  await write('[role="dialog"] [name="password"]', 'Wrong#2026');
  await submit();
  await settled(() => expect(dialog()?.textContent).toContain(en['errorTitle.login']));
  expectWhole('wrong password');
  await site.speak('bn');
  await settled(() => expect(dialog()?.textContent).toContain(catalogues.bn['errorTitle.login']));
  await site.speak('en');
  await write('[role="dialog"] [name="password"]', 'Parlour#2026');
  await submit();
  // Announcements for members may replace the login window at once.
  await settled(() => expect(document.querySelector('[name="password"]')).toBeNull());
  await settled(() => expect(find('header').textContent).toMatch(/৳[\d,]+\.\d\d/));
  expectWhole('right password');
  await site.close();
  await backend.setScenario({});
});

test('[REG-05] [ERR-01] a translated registration shows the errors of each field', async () => {
  const site = await openSite({ backend, at: '/register' });
  await settled(() => expect(document.querySelector('[role="dialog"] form')).not.toBeNull());
  await site.rest();
  await submit();
  const wrong = () => document.querySelectorAll('[role="dialog"] [data-part="error"]').length;
  await settled(() => expect(wrong()).toBeGreaterThan(1));
  const before = wrong();
  await write('[role="dialog"] [name="username"]', 'padma7');
  await settled(() => expect(wrong()).toBeLessThan(before));
  await site.speak('bn');
  await settled(() => expect(find('[role="dialog"]').textContent).toContain('পাসওয়ার্ড'));
  expectWhole('refused');
  await site.close();
});

test('[X-05] [ERR-01] a translated search says that nothing is found, and then finds results again', async () => {
  const site = await openSite({ backend, at: '/help' });
  const opener = [...document.querySelectorAll('button')].find((one) =>
    one.closest('[data-component="search-trigger"]'),
  );
  if (!opener) throw new Error('There is no way to the search');
  await site.press(opener);
  await settled(() => expect(document.querySelector('[role="combobox"]')).not.toBeNull());
  for (const query of ['zzzz', 'help', 'zzzzz', 'p']) {
    await write('[role="combobox"]', query);
    const nothing = patternOf(en['empty.globalSearch.title']);
    await settled(() =>
      query.startsWith('z')
        ? expect(dialog()?.textContent).toMatch(nothing)
        : expect(document.querySelector('[role="option"]')).not.toBeNull(),
    );
    expectWhole(query);
  }
  await site.close();
});

test('[MEM-01] [ERR-01] translated records follow their filters', async () => {
  const storage = await backend.member();
  const site = await openSite({ backend, at: '/help?member=transactionHistory', storage });
  const choices = () => [
    ...document.querySelectorAll<HTMLElement>(
      '[role="dialog"] :is([role="tab"], [data-component="chip"], [role="radio"], label)',
    ),
  ];
  await settled(() => expect(choices().length).toBeGreaterThan(2));
  for (let turn = 0; turn < choices().length; turn += 1) {
    const choice = choices()[turn];
    if (choice) await site.press(choice);
    await site.rest();
    expectWhole(`filter ${turn}`);
  }
  await site.close();
});

const languages: readonly Language[] = ['bn', 'en'];
const doing = pageActions.filter(({ reads }) => !reads);

test.each(doing.map((action) => [action.page, action.id, action] as const))(
  '[WAL-07] [ERR-01] translated, %s shows that %s is refused, and then that it is done',
  async (key, id, action) => {
    const Page = Object.entries(centrePages.member).find(([name]) => name === key)?.[1];
    if (!Page) throw new Error(`There is no page ${key}`);
    const page = await openPage(key, Page, action.world);
    await page.show();
    await action.begin(page);
    await page.rest();
    const code = codesOf(id).find(
      (one) => !action.ends?.includes(one) && one !== 'UNAUTHENTICATED',
    );
    const asked = () => page.asked.filter((one) => one === id).length;
    if (code !== undefined) {
      page.refuse(id, code);
      await action.go(page);
      await page.settled(() => expect(asked()).toBeGreaterThan(0));
      await page.rest();
      for (const language of languages) {
        await page.speak(language);
        await page.rest();
        expectWhole(`${id} ${code} in ${language}`);
      }
      for (const [name, value] of Object.entries(action.typed ?? {})) {
        expect(page.valueOf(name), name).toBe(value);
      }
      page.refuse(id, null);
    }
    const before = asked();
    await action.go(page);
    await page.settled(() => expect(asked()).toBeGreaterThan(before));
    await page.rest();
    expectWhole(id);
    expect(page.test.runtime.log.recent).toEqual([]);
    await page.close();
  },
);
