// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { entriesOf } from './page-errors.action.fixture.ts';
import { pageActions } from './page-errors.actions.fixture.ts';
import { codesOf } from './page-errors.contract.fixture.ts';
import { type Language, openPage, patternOf, until } from './page-errors.fixture.tsx';
import { withoutPauses } from './pauses.fixture.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';
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
  trouble.splice(0);
  reported.splice(0);
});

function expectWhole(where: string) {
  expect(translator.stale(), where).toEqual([]);
  expect(trouble, where).toEqual([]);
  expect(reported, where).toEqual([]);
}

const dialog = () => screen.getByRole('dialog');
const inDialog = () => within(dialog());
const username = () => inDialog().getByRole('textbox', { name: /^Username/ });
const button = (name: string) => inDialog().getByRole('button', { name });

test('[LGN-02] [ERR-01] a translated login shows that the password is wrong, and accepts the right one', async () => {
  await backend.setScenario({ captchaAfter: 9 });
  const { user, speak } = await openSite({ backend, at: '/login' });
  const password = () => inDialog().getByLabelText(/^Password/, { selector: 'input' });
  await screen.findByRole('dialog');
  await user.type(username(), 'demo_member');
  await user.type(password(), 'Wrong#2026');
  await user.click(button(en['action.login']));
  await waitFor(() => expect(dialog()).toHaveTextContent(en['errorTitle.login']));
  expectWhole('wrong password');
  await speak('bn');
  await waitFor(() => expect(dialog()).toHaveTextContent(catalogues.bn['errorTitle.login']));
  await speak('en');
  const field = password();
  await user.clear(field);
  await user.type(field, 'Parlour#2026');
  await user.click(button(en['action.login']));
  // Announcements for members may replace the login window at once.
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(/৳[\d,]+\.\d\d/));
  expectWhole('right password');
  await backend.setScenario({});
});

test('[REG-05] [ERR-01] a translated registration shows the errors of each field', async () => {
  const { user, rest, speak } = await openSite({ backend, at: '/register' });
  await screen.findByRole('dialog');
  await rest();
  await user.click(button(en['action.openAccount']));
  const wrong = () =>
    inDialog()
      .getAllByRole('textbox')
      .filter((field) => field.getAttribute('aria-invalid') === 'true').length;
  await waitFor(() => expect(wrong()).toBeGreaterThan(1));
  const before = wrong();
  await user.type(username(), 'padma7');
  await waitFor(() => expect(wrong()).toBeLessThan(before));
  await speak('bn');
  await waitFor(() => expect(dialog()).toHaveTextContent('পাসওয়ার্ড'));
  expectWhole('refused');
});

test('[X-05] [ERR-01] a translated search says that nothing is found, and then finds results again', async () => {
  const { user } = await openSite({ backend, at: '/help' });
  const header = within(screen.getByRole('banner'));
  for (const opener of header.getAllByRole('button', { name: en['game.search'] }).slice(-1)) {
    await user.click(opener);
  }
  const search = await within(await screen.findByRole('dialog')).findByRole('combobox');
  for (const query of ['zzzz', 'help', 'zzzzz', 'p']) {
    await user.clear(search);
    await user.type(search, query);
    const nothing = patternOf(en['empty.globalSearch.title']);
    await waitFor(() =>
      query.startsWith('z')
        ? expect(dialog()).toHaveTextContent(nothing)
        : expect(inDialog().queryAllByRole('option')).not.toEqual([]),
    );
    expectWhole(query);
  }
});

test('[MEM-01] [ERR-01] translated records follow their filters', async () => {
  const storage = await backend.member();
  const { user, rest } = await openSite({
    backend,
    at: '/help?member=transactionHistory',
    storage,
  });
  const choices = () => [
    ...inDialog().queryAllByRole('tab'),
    ...inDialog().queryAllByRole('radio'),
    ...inDialog()
      .queryAllByRole('button')
      .filter((one) => one.hasAttribute('aria-pressed')),
  ];
  await waitFor(() => expect(choices().length).toBeGreaterThan(2));
  for (let turn = 0; turn < choices().length; turn += 1) {
    const choice = choices()[turn];
    if (choice) await user.click(choice);
    await rest();
    expectWhole(`filter ${turn}`);
  }
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
      await until(() => expect(asked()).toBeGreaterThan(0));
      await page.rest();
      for (const language of languages) {
        await page.speak(language);
        await page.rest();
        expectWhole(`${id} ${code} in ${language}`);
      }
      for (const [name, value] of entriesOf(action.typed ?? {})) {
        expect(page.field(name), name).toHaveValue(value);
      }
      page.refuse(id, null);
    }
    const before = asked();
    await action.go(page);
    await until(() => expect(asked()).toBeGreaterThan(before));
    await page.rest();
    expectWhole(id);
    expect(page.test.runtime.log.recent).toEqual([]);
    await page.close();
  },
);
