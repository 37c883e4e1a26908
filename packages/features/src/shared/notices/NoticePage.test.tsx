// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import type { Language } from '../i18n/language.ts';
import { NoticePageWidget } from './NoticePageWidget.tsx';
import type { Notice } from './reading.ts';
import { manyNotices } from './samples.ts';

/** The page at an address with this notice, on a wide screen or a phone. */
async function opened(language: Language, wide: boolean, id: string, others?: readonly Notice[]) {
  stubMatchMedia(wide);
  const setup = createTestRuntime({ language });
  const { api } = setup.runtime;
  const notices = others ?? (await api.getNotices());
  setup.queryClient.setQueryData(queries.notices(api).queryKey, [...notices]);
  const onChoose = vi.fn();
  const { user } = renderPage(
    setup,
    <NoticePageWidget page={1} onPageChange={vi.fn()} chosen={id} onChoose={onChoose} />,
    language,
  );
  await screen.findAllByRole('listitem');
  return { notices, onChoose, user, kept: setup.runtime.memory.device.getItem('readNotices') };
}

/** The notice that is open in the list. */
const chosen = () => screen.queryByRole('button', { current: true });

test.each([
  ['bn', true],
  ['bn', false],
  ['en', true],
  ['en', false],
] as const)(
  '[NOT-04] an unknown notice shows a message in %s (wide: %s), and the list still works',
  async (language, wide) => {
    const page = await opened(language, wide, 'long-gone');
    const words = catalogues[language];
    const said = screen.getByRole('status');
    expect(said).toHaveTextContent(words['notice.missing']);
    expect(said).toHaveTextContent(words['promo.missingBody']);
    expect(screen.queryByRole('article')).toBeNull();
    expect(chosen()).toBeNull();
    expect(page.kept).toBeNull();
    const second = page.notices[1];
    await page.user.click(screen.getByText(second?.title ?? 'no title'));
    expect(page.onChoose).toHaveBeenLastCalledWith(second?.id);
  },
);

test('[NOT-04] a notice of a later page opens with its page of the list', async () => {
  const many = manyNotices('en', 23);
  const { id, title } = many[16] ?? { id: '', title: 'no title' };
  await opened('en', true, id, many);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(title);
  expect(chosen()).toHaveTextContent(title);
});
