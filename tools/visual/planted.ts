import { root } from '../lib/paths.ts';
import { buildStorybook } from './build.ts';
import { forgetReport } from './compare.ts';
import { type StoryReport, storyResult } from './report.ts';
import { serveStorybook } from './serve.ts';
import { storiesOf } from './story-index.ts';
import { visitStories } from './visit.ts';

/** A planted story by its name: that it is seen shows what visits stories, axe among it (SBK-02). */
export const plantedTitle = (name: string): string => `[SBK-02] planted: ${name}`;

/**
 * Tests the checks: every planted story has to fail, with the words it carries
 * as its name. One that passes is a failure of this run.
 */
export async function checkPlanted(browser: string): Promise<StoryReport> {
  forgetReport(root, 'planted');
  const served = await serveStorybook(await buildStorybook({ planted: true }));
  const everyLook = storiesOf(served.index).map(
    ({ id }) => [id, { axe: true, picture: true }] as const,
  );
  const report = await visitStories({
    url: served.url,
    mode: 'light-bn',
    browser,
    plan: new Map(everyLook),
    compare: true,
    folder: 'planted',
    name: 'planted',
  });
  served.close();
  return storiesOf(served.index).map(({ name }) => {
    const result = report.find(({ title }) => title.endsWith(` › ${name}`));
    const isSeen = result?.passed === false && result.message.includes(name);
    const blind = `The check did not see it. ${result?.message || 'The story passed.'}`;
    return storyResult(plantedTitle(name), isSeen ? undefined : blind);
  });
}
