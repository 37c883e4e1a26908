// @vitest-environment jsdom
import type { catalogues } from '@parlour/features/testing';
import { beforeAll, expect, test } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { entriesOf, type PageAction } from './page-errors.action.fixture.ts';
import { pageActions } from './page-errors.actions.fixture.ts';
import { callsOf, codesOf, folders, needsLogin } from './page-errors.contract.fixture.ts';
import {
  type Language,
  type OpenPage,
  openPage,
  patternOf,
  until,
} from './page-errors.fixture.tsx';
import {
  expectEnd,
  expectSaid,
  expectSaidInBoth,
  expectWarning,
  sentence,
} from './page-errors.said.fixture.ts';
import {
  elsewhere,
  forGood,
  inOneWord,
  inServersWords,
  ofTheSite,
  quiet,
} from './page-errors.words.fixture.ts';
import { withoutPauses } from './pauses.fixture.ts';
import { standInForBrowser } from './site.fixture.tsx';

beforeAll(() => {
  standInForBrowser();
  withoutPauses();
});
const pages = Object.entries(centrePages.member);
const languages: readonly Language[] = ['bn', 'en'];
const pageOf = (key: string) => {
  const found = pages.find(([name]) => name === key)?.[1];
  if (!found) throw new Error(`There is no page ${key}`);
  return found;
};
/** The reads each page makes when it opens. Each is tested with every answer. */
const read = new Map<string, readonly string[]>();
/** All calls that each page made in these tests. */
const seen = new Map<string, Set<string>>();
const note = (key: string, { asked }: OpenPage) => {
  seen.set(key, new Set([...(seen.get(key) ?? []), ...asked]));
};

const last = 'UNAUTHENTICATED';
const codesBefore = (id: string) => codesOf(id).filter((code) => code !== last);

async function opened(key: string, action?: PageAction) {
  const page = await openPage(key, pageOf(key), action?.world);
  return page;
}

/** Returns the reads a page makes when it opens. */
async function readsOf(key: string): Promise<readonly string[]> {
  const page = await opened(key);
  await page.show();
  const reads = [...new Set(page.asked)];
  note(key, page);
  read.set(key, reads);
  await page.close();
  return reads;
}

/**
 * Tests each answer to a read: the page shows its sentence, a retry leads to the next answer, and finally to the page.
 */
async function readWith(key: string, id: string, action?: PageAction) {
  const page = await opened(key, action);
  const isForGood = (code: string) => forGood.has(`${id} ${code}`);
  const [first = '', ...others] = codesBefore(id).filter((code) => !isForGood(code));
  page.refuse(id, first);
  await page.show();
  if (action) await action.begin(page);
  await page.rest();
  await expectSaidInBoth(page, id, first);
  for (const code of others) {
    page.refuse(id, code);
    await page.pressAll('action.retry');
    await page.rest();
    await expectSaidInBoth(page, id, code);
  }
  page.refuse(id, null);
  await page.pressAll('action.retry');
  await page.rest();
  const { language } = page;
  const said = codesBefore(id).map((code) => patternOf(sentence(id, code, language())));
  await until(() =>
    expect(
      said.filter((one) => one.test(page.text())),
      id,
    ).toEqual([]),
  );
  if (needsLogin.has(id)) {
    page.refuse(id, last);
    await page.readAgain();
    await expectEnd(page, id);
  }
  note(key, page);
  await page.close();
  for (const code of codesBefore(id).filter(isForGood)) await readForGood(key, id, code);
}

/** Expects the sentence and no retry, because asking again would not help. */
async function readForGood(key: string, id: string, code: string) {
  const page = await opened(key);
  page.refuse(id, code);
  await page.show();
  await expectSaidInBoth(page, id, code);
  expect(page.button('action.retry'), id).toBeUndefined();
  await page.close();
}

async function readInOneWord(key: string, id: string, word: keyof typeof catalogues.en) {
  for (const code of codesBefore(id)) {
    const page = await opened(key);
    page.refuse(id, code);
    await page.show();
    for (const language of languages) {
      await page.speak(language);
      await until(() => expect(page.text(), `${id} ${code}`).toContain(page.t(word)));
    }
    await page.close();
  }
}

/** A read that may fail without a message: the page is shown, without a retry. */
async function readQuietly(key: string, id: string) {
  const page = await opened(key);
  page.refuse(id, 'HTTP');
  await page.show();
  await until(() => expect(page.text(), id).toMatch(/.{20}/));
  expect(page.button('action.retry'), id).toBeUndefined();
  await page.close();
}

test.each(pages.map(([key]) => key))(
  '[ERR-01] [MEM-01] %s: for each failed read the page shows a sentence and a retry',
  async (key) => {
    for (const id of await readsOf(key)) {
      const isOfStep = pageActions.some((action) => action.page === key && action.id === id);
      if (id in ofTheSite || isOfStep) continue;
      const word = inOneWord[`${key} ${id}`];
      if (word !== undefined) await readInOneWord(key, id, word);
      else if (`${key} ${id}` in quiet) await readQuietly(key, id);
      else {
        await readWith(key, id);
      }
    }
  },
);

/** Makes the call with a press, and refuses it with the code. */
async function goInto(page: OpenPage, { id, go }: PageAction, code: string) {
  const count = () => page.asked.filter((one) => one === id).length;
  const before = count();
  page.refuse(id, code);
  await go(page);
  await until(() => expect(count(), `${id} ${code}`).toBeGreaterThan(before));
  await page.rest();
}

async function begun(key: string, action: PageAction, language: Language = 'en') {
  const page = await opened(key, action);
  await page.show(language);
  await action.begin(page);
  await page.rest();
  return page;
}

/** Tests an error after which nothing is left to do: the page shows its sentence, in each language. */
async function doInVain(key: string, action: PageAction, code: string) {
  for (const language of languages) {
    const page = await begun(key, action, language);
    await goInto(page, action, code);
    await until(() => expectSaid(page, action.id, code, language));
    await page.close();
  }
}

/**
 * Tests each answer to an action: the page shows its sentence, keeps what was typed, and the action can be repeated.
 */
async function doWith(key: string, action: PageAction) {
  const { id, ends = [], typed = {} } = action;
  for (const code of ends) await doInVain(key, action, code);
  const page = await begun(key, action);
  for (const code of codesBefore(id).filter((one) => !ends.includes(one))) {
    await goInto(page, action, code);
    if (inServersWords.has(id)) await expectWarning(page, id, code);
    else await expectSaidInBoth(page, id, code);
    for (const [name, value] of entriesOf(typed)) {
      expect(page.field(name), `${name} after ${id} ${code}`).toHaveValue(value);
    }
    // The next step: the button can be pressed again.
    expect(action.isReady(page), `${id} after ${code}`).toBe(true);
  }
  page.refuse(id, last);
  await action.go(page);
  await expectEnd(page, id);
  note(key, page);
  await page.close();
}

test.each(pageActions.map((action) => [action.page, action.id, action] as const))(
  '[ERR-01] [WAL-07] %s: for each failed %s the page shows a sentence and keeps what was typed',
  async (key, id, action) => {
    if (action.reads) {
      await readWith(key, id, action);
    } else {
      await doWith(key, action);
    }
  },
);

test('[ERR-01] the tests cover every call of a page', () => {
  expect([...folders.keys()]).toEqual(pages.map(([key]) => key));
  for (const [key, folder] of folders) {
    const done = new Set(pageActions.filter(({ page }) => page === key).map(({ id }) => id));
    const made = [...callsOf(folder), ...(seen.get(key) ?? [])];
    const known = (id: string) =>
      done.has(id) ||
      `${key} ${id}` in quiet ||
      id in ofTheSite ||
      id in elsewhere ||
      read.get(key)?.includes(id);
    expect(
      made.filter((id) => !known(id)),
      key,
    ).toEqual([]);
  }
});
