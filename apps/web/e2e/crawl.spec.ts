import { people } from './crawl/people.ts';
import { walkThrough } from './crawl/walk.ts';
import { expect, test } from './fixtures.ts';

// Follows every link, and presses every menu and button that changes nothing, as each kind of person, at both widths.

/**
 * The fewest addresses per part, and the fewest presses: a crawl that reaches nothing would find no mistakes either.
 */
const fewest = { site: 15, games: 10, member: 14, agent: 13 };
const fewestPresses = 3;

// The crawl reports these errors itself, with the screen they were on.
test.use({ expectedErrors: [/^(?:console|uncaught): /] });

for (const person of people) {
  for (const language of ['bn', 'en'] as const) {
    test.describe(`${person.name}, ${language}`, () => {
      test.use({ language });

      for (const part of person.parts) {
        test(`[NAV-03] [LAY-01] [A11-01] crawl as ${person.name}, ${language}, ${part}: no dead end, no missing text, nothing broken`, async ({
          page,
          rest,
        }, testInfo) => {
          test.slow();
          await person.enter(page);
          const walk = await walkThrough(page, rest, person, part, language);
          const { screens, followed, presses, buttons } = walk;
          const found = walk.trail.found();
          const seen = { screens, followed, presses, found, buttons: [...buttons] };
          const body = JSON.stringify(seen, null, 2);
          await testInfo.attach('crawl', { contentType: 'application/json', body });
          expect(walk.report.lines()).toEqual([]);
          expect(followed.length).toBeGreaterThan(fewest[part]);
          expect(presses.length).toBeGreaterThan(fewestPresses);
        });
      }
    });
  }
}
