// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { manyNotices } from './samples.ts';

test.each([
  ['split', 9],
  ['list', 7],
] as const)(
  '[NOT-02] of 5,000 announcements (%s) %d are rendered at a time, up to the last page',
  async (layout, rows) => {
    const setup = createTestRuntime({ language: 'en' });
    const announcements = manyNotices('en', 5_000);
    const { user } = renderPage(
      setup,
      <AnnouncementModal
        status="ready"
        announcements={announcements}
        layout={layout}
        timeZone="Asia/Dhaka"
        rest={false}
        onRest={() => undefined}
        isRead={() => false}
        onRead={() => undefined}
        onRetry={() => undefined}
        onClose={() => undefined}
      />,
    );
    const modal = screen.getByRole('dialog');
    const shown = () => within(modal).getAllByRole('button', { name: /Unread$/ });
    expect(shown()).toHaveLength(rows);
    expect(modal.getElementsByTagName('*').length).toBeLessThan(250);
    await user.click(within(modal).getByRole('button', { name: 'Last page' }));
    expect(shown()).toHaveLength(5_000 % rows);
    expect(shown().at(-1)).toHaveTextContent(announcements.at(-1)?.title ?? 'no title');
  },
);
