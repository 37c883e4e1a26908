// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { draw, newPlace, removePlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import type { Language } from '../i18n/language.ts';
import { NoticePageWidget } from './NoticePageWidget.tsx';
import type { Notice } from './reading.ts';
import { manyNotices } from './samples.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

/** The page at an address with this notice, on a wide screen or a phone. */
async function opened(language: Language, wide: boolean, id: string, others?: readonly Notice[]) {
  stubMatchMedia(wide);
  const setup = createTestRuntime({ language });
  const { api } = setup.runtime;
  const notices = others ?? (await api.getNotices());
  setup.queryClient.setQueryData(queries.notices(api).queryKey, [...notices]);
  const onChoose = vi.fn();
  await draw(
    root,
    setup,
    <NoticePageWidget page={1} onPageChange={vi.fn()} chosen={id} onChoose={onChoose} />,
    language,
  );
  const rows = () => [...box.querySelectorAll<HTMLButtonElement>('li button')];
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(rows().length).toBeGreaterThan(0);
  });
  return { notices, onChoose, rows, kept: setup.runtime.memory.device.getItem('readNotices') };
}

test.each([
  ['bn', true],
  ['bn', false],
  ['en', true],
  ['en', false],
] as const)(
  '[NOT-04] an unknown notice shows a message in %s (wide: %s), and the list still works',
  async (language, wide) => {
    const page = await opened(language, wide, 'long-gone');
    const words: Readonly<Record<string, string>> = catalogues[language];
    const said = box.querySelector('[role="status"]')?.textContent;
    expect(said).toContain(words['notice.missing']);
    expect(said).toContain(words['promo.missingBody']);
    expect(box.querySelector('article')).toBeNull();
    expect(box.querySelector('[aria-current="true"]')).toBeNull();
    expect(page.kept).toBeNull();
    await act(async () => page.rows()[1]?.click());
    expect(page.onChoose).toHaveBeenLastCalledWith(page.notices[1]?.id);
  },
);

test('[NOT-04] a notice of a later page opens with its page of the list', async () => {
  const many = manyNotices('en', 23);
  const seventeenth = many[16];
  await opened('en', true, seventeenth?.id ?? '', many);
  expect(box.querySelector('[role="status"]')).toBeNull();
  expect(box.querySelector('article')?.textContent).toContain(seventeenth?.title);
  expect(box.querySelector('[aria-current="true"]')?.textContent).toContain(seventeenth?.title);
});
