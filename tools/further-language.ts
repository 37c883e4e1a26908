import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './language/copy.ts';
import { helpWhenAsked } from './lib/help.ts';
import { runSuite } from './lib/playwright.ts';
import { run } from './lib/run.ts';

// Proves "A language is one file" (I18-01): adds one in a copy of the repository, builds the copy, and uses its site.

helpWhenAsked(`pnpm test:language

  Writes one more language in a copy of the repository, builds the copy and uses the site in it.
  Other arguments go to Playwright: playwright test --help`);

/** The texts the tests look for. Every other text stays English. */
const translated = {
  'nav.home': 'ہوم',
  'nav.slots': 'سلاٹس',
  'auth.login': 'لاگ اِن',
  'auth.forgotPassword': 'پاس ورڈ بھول گئے؟',
};

const copy = copyRepository();
try {
  const file = join(copy, 'packages/features/src/shared/i18n/further/ur.json');
  await succeeds(['tools/language-new.ts', 'ur']);
  const texts = { ...JSON.parse(readFileSync(file, 'utf8')), ...translated };
  writeFileSync(file, JSON.stringify(texts, null, 2));
  await succeeds(['tools/build.ts']);
  process.exitCode = await runSuite(
    {
      layer: 'further language',
      config: 'tools/language/playwright.config.ts',
      report: 'e2e-language',
      env: { PARLOUR_SITE: join(copy, 'apps/web/dist') },
    },
    process.argv.slice(2),
  );
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

async function succeeds(args: readonly string[]): Promise<void> {
  const { code, output } = await run('node', args, { cwd: copy });
  if (code !== 0) throw new Error(`node ${args.join(' ')}\n${output}`);
}
