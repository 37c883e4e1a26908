import { catalogues, errorSentences } from '@parlour/features/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { codesOf } from './page-errors.contract.fixture.ts';
import { type Language, type OpenPage, patternOf, until } from './page-errors.fixture.tsx';
import { saidOtherwise } from './page-errors.words.fixture.ts';

const isCode = (code: string): code is keyof typeof errorSentences =>
  Object.hasOwn(errorSentences, code);

/** The sentence for an error code of a call, from the catalogue of a language. */
export function sentence(id: string, code: string, language: Language): string {
  if (!isCode(code)) throw new Error(`No code: ${code}`);
  const key: string = saidOtherwise[`${id} ${code}`] ?? errorSentences[code];
  const texts: Readonly<Record<string, string>> = catalogues[language];
  const text = texts[key];
  if (text === undefined) throw new Error(`No text: ${key}`);
  return text;
}

/** Expects the site's own sentence for the code, not the text of the server and not the sentence of another code. */
export function expectSaid(page: OpenPage, id: string, code: string, language: Language) {
  const said = page.text();
  const right = sentence(id, code, language);
  const what = `${id} ${code} in ${language}`;
  expect(said, what).toMatch(patternOf(right));
  expect(said, what).not.toContain('In the words of the server.');
  const others = codesOf(id)
    .map((one) => sentence(id, one, language))
    .filter((one) => !right.includes(one));
  expect(
    others.filter((one) => said.includes(one)),
    what,
  ).toEqual([]);
}

/** Checks the current language, then switches to the other one and stays there. So each code needs one switch. */
export async function expectSaidInBoth(page: OpenPage, id: string, code: string) {
  const first = page.language();
  await until(() => expectSaid(page, id, code, first));
  const second = first === 'en' ? 'bn' : 'en';
  await page.speak(second);
  await until(() => expectSaid(page, id, code, second));
}

/**
 * Expects a warning with the server's own words, or with the site's sentence if the server said nothing. "OK" closes it.
 */
export async function expectWarning(page: OpenPage, id: string, code: string) {
  const words = ['NETWORK', 'HTTP', 'MALFORMED'].includes(code)
    ? patternOf(sentence(id, code, page.language()))
    : /In the words of the server\./;
  const warning = () => screen.getByRole('alertdialog').textContent;
  await until(() => expect(warning(), `${id} ${code}`).toMatch(words));
  await page.press('action.ok');
  await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Expects that the session has expired and that the page says so. */
export async function expectEnd(page: OpenPage, id: string) {
  const { session } = page.test.runtime;
  await until(() => expect(session.store.getState(), id).toMatchObject({ because: 'expired' }));
  await until(() => expect(page.text(), id).toContain(page.t('error.unauthenticated')));
}
