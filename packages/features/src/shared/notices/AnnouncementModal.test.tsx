// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { manyNotices } from './samples.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test.each([
  ['split', 9],
  ['list', 7],
] as const)(
  '[NOT-02] of 5,000 announcements (%s) %d are rendered at a time, up to the last page',
  async (layout, rows) => {
    const setup = createTestRuntime({ language: 'en' });
    const announcements = manyNotices('en', 5_000);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await draw(
      root,
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
    const shown = () =>
      [...document.querySelectorAll('[role="dialog"] li')].filter((item) =>
        item.querySelector('[data-state="unread"]'),
      );
    expect(shown()).toHaveLength(rows);
    expect(document.querySelectorAll('[role="dialog"] *').length).toBeLessThan(250);
    // The last arrow of the pager opens the last page.
    const toLast = [...document.querySelectorAll<HTMLElement>('[role="dialog"] nav button')].at(-1);
    await act(async () => toLast?.click());
    expect(shown()).toHaveLength(5_000 % rows);
    expect(shown().at(-1)?.textContent).toContain(announcements.at(-1)?.title);
    await act(async () => root.unmount());
    document.body.replaceChildren();
  },
);
