import { root } from '../lib/paths.ts';
import { buildStorybook } from './build.ts';
import { forgetReport } from './compare.ts';
import type { Failure, StoryReport } from './report.ts';
import { serveStorybook } from './serve.ts';
import { storiesOf } from './story-index.ts';
import { visitStories } from './visit.ts';

/**
 * Tests the checks: every planted story has to fail, with the words it carries
 * as its name. One that passes is a failure of this run.
 */
export async function checkPlanted(browser: string): Promise<StoryReport> {
  forgetReport(root, 'planted');
  const served = await serveStorybook(await buildStorybook(true));
  const report = await visitStories({
    url: served.url,
    mode: 'light-bn',
    browser,
    name: 'planted',
  });
  served.close();
  const blind = storiesOf(served.index)
    .map(({ name }): Failure | undefined => {
      const failure = report.failures.find(({ title }) => title.endsWith(` › ${name}`));
      if (failure?.message.includes(name)) return undefined;
      return {
        title: `planted: ${name}`,
        message: `The check did not see it. ${failure?.message ?? 'The story passed.'}`,
      };
    })
    .filter((failure) => failure !== undefined);
  return { passed: storiesOf(served.index).length - blind.length, failures: blind };
}
