import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { toBackend } from '../apps/web/src/app/to-backend.ts';
import { fails, type Report } from './check-backend/finding.ts';
import { checkLive } from './check-backend/live.ts';
import type { Account } from './check-backend/member.ts';
import { checkRecording } from './check-backend/recording.ts';
import { reportPage } from './check-backend/report-html.ts';
import { reportText } from './check-backend/report-text.ts';
import { configIn, siteOf } from './check-backend/site.ts';
import { helpWhenAsked } from './lib/help.ts';

const secret = 'PARLOUR_CHECK_PASSWORD';

helpWhenAsked(`pnpm check:backend https://api.your.example [--config FILE] [--account NAME]
pnpm check:backend RECORDING.har [--prefix /api] [--config FILE]

  Makes the calls of the site to a backend, or reads recorded ones, and says in words what differs, what a player
  would see and what solves it. It only reads. With an account it also logs in and out.
  --config FILE       the site's configuration, or its index.html: headers, constants, cipher, baseUrl
  --origin URL        where the site will be, if not at the backend: checks CORS, too
  --account NAME      also login, the reads of a member and logout; the password is in ${secret}
  --language EN       what the header Language says; default: the configuration, else BN
  --prefix /api       for a recording: what stands before the contract's addresses
  --raw               without the overrides of apps/web/src/app/to-backend.ts; a recording is always without them
  --report FILE       the report as a page; default: reports/backend.html

  Exit code: 0 the site works, 1 something essential fails, 2 wrong use.`);

function wrongUse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

function finish(report: Report, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportPage(report));
  console.log(reportText(report));
  console.log(`Report: ${relative('', file)}`);
  process.exitCode = fails(report) ? 1 : 0;
}

function accountOf(name: string | undefined): Account | null {
  if (name === undefined) return null;
  const password = process.env[secret];
  if (!password) throw new Error(`Put the password of ${name} into the variable ${secret}.`);
  return { name, password };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      origin: { type: 'string' },
      account: { type: 'string' },
      language: { type: 'string' },
      prefix: { type: 'string', default: '' },
      raw: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/backend.html' },
    },
  });
  const [source] = positionals;
  const config = values.config === undefined ? {} : configIn(readFileSync(values.config, 'utf8'));
  if (source !== undefined && !/^https?:/.test(source)) {
    const document: unknown = JSON.parse(readFileSync(source, 'utf8'));
    const { tokenHeader } = siteOf(config, { address: 'http://localhost' }).profile;
    const { prefix } = values;
    return finish(await checkRecording(document, { source, prefix, tokenHeader }), values.report);
  }
  const { origin, language } = values;
  const site = siteOf(config, { address: source, origin, language });
  const account = accountOf(values.account);
  finish(await checkLive(site, { account, ...(!values.raw && { toBackend }) }), values.report);
}

await run().catch((error: unknown) => {
  wrongUse(error instanceof Error ? error.message : 'The check could not start.');
});
