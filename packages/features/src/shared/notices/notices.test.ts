// @vitest-environment jsdom
import { cleanHtml } from '@parlour/ui/content';
import { expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';

test('[NOT-03] the notices of the backend keep their text and lose everything that can run', async () => {
  const { runtime } = createTestRuntime({ language: 'en' });
  const notices = await runtime.api.getNotices();
  const planted = notices.filter(({ content }) => /<script|onerror|javascript:/.test(content));
  expect(planted.length).toBeGreaterThan(0);
  for (const { content } of notices) {
    const box = document.createElement('div');
    box.append(await cleanHtml(content, document));
    expect(box.innerHTML).not.toMatch(/<script|<style|<iframe|onerror|javascript:/i);
    expect(box.innerHTML.length).toBeGreaterThan(20);
  }
});
