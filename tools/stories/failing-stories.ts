import { isSheet } from '@parlour/stories/list';
import { root } from '../lib/paths.ts';
import { buildStorybook } from './build.ts';
import { forgetReport } from './html-report.ts';
import { type StoryReport, storyResult } from './report.ts';
import { serveStorybook } from './serve.ts';
import { storiesOf } from './story-index.ts';
import { visitStories } from './visit.ts';

/** Title of the test for a story that must fail. If the failure is reported, the visits and axe work (SBK-02). */
export const selfTestTitle = (name: string): string => `[SBK-02] self-test: ${name}`;

/**
 * Tests the checks: every failing story must be reported with the words in its name. A story that passes is a failure
 * of this run.
 */
export async function checkFailingStories(browser: string): Promise<StoryReport> {
  forgetReport(root, 'failing');
  const served = await serveStorybook(await buildStorybook({ failing: true }));
  const everyLook = storiesOf(served.index).map(
    // A page of all states is zoomed when its picture is taken. This one has no picture.
    ({ id }) => [id, { axe: true, picture: !isSheet(id) }] as const,
  );
  const report = await visitStories({
    url: served.url,
    mode: 'light-bn',
    browser,
    plan: new Map(everyLook),
    compare: true,
    folder: 'failing',
    name: 'failing',
    isSelfTest: true,
  });
  served.close();
  return storiesOf(served.index).map(({ name }) => {
    const result = report.find(({ title }) => title.endsWith(` › ${name}`));
    const isSeen = result?.passed === false && result.message.includes(name);
    const blind = `The check did not see it. ${result?.message || 'The story passed.'}`;
    return storyResult(selfTestTitle(name), isSeen ? undefined : blind);
  });
}
