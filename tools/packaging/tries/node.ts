import { rmSync } from 'node:fs';
import { serveSite } from '../../lib/serve-site.ts';
import { type Check, none, succeeds } from '../checks.ts';
import { installProject, type Packed } from '../install.ts';

/** What plain Node has to print for each script of the project: no bundler, no loader, no flag. */
const expected: Readonly<Record<string, readonly RegExp[]>> = {
  // A label may have its text in a separate element.
  'ui.mjs': [/data-component="button"/, />Ask</, /role="tab"/, /<label[^>]*>(?:<span>)?Name</],
  'api-client.mjs': [/^Balance: \d+\.\d+$/m, /^Refused: CREDENTIALS_WRONG$/m],
  'embed.mjs': [
    /<parlour-games category="LIVE">/,
    /<parlour-winners rows="5" affiliate="PADMA7">/,
    /^10 elements$/m,
  ],
};

/** Runs each script of a project in plain Node, one of them against a backend. */
export async function tryInNode(packed: readonly Packed[], check: Check): Promise<void> {
  const project = await installProject(packed, 'node');
  const backend = await serveSite(project);
  try {
    for (const [script, parts] of Object.entries(expected)) {
      await check(`plain Node runs ${script}`, async () => {
        const printed = await succeeds('node', [script], project, { BACKEND: backend.url });
        none(parts.flatMap((part) => (part.test(printed) ? [] : `${part} is not in ${printed}`)));
      });
    }
  } finally {
    backend.close();
    rmSync(project, { recursive: true, force: true });
  }
}
