import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import generate from 'orval';
import { bundledContract } from '../packages/api-client/generate/bundle.ts';
import { operationsOf } from '../packages/api-client/generate/document.ts';
import { portFiles } from '../packages/api-client/generate/port.ts';
import { banner, orvalOptions } from '../packages/api-client/orval.config.ts';
import { helpWhenAsked } from './lib/help.ts';
import { run } from './lib/run.ts';

helpWhenAsked(`pnpm generate [--check [--committed FOLDER]]

  Makes packages/api-client/src/generated from the contract, and docs/site-config.schema.json.
  --check       generates into a second folder and fails on any byte that differs
  --committed   with --check: compares another folder than the client's`);

const root = resolve(import.meta.dirname, '..');
const client = join(root, 'packages/api-client');
/** Folder of the code to write or compare. The self-test of the check passes a changed copy. */
const elsewhere = process.argv.indexOf('--committed');
const committed =
  elsewhere < 0
    ? join(client, 'src/generated')
    : resolve(process.argv[elsewhere + 1] ?? 'no folder given');

async function generateInto(outDir: string): Promise<void> {
  const document = bundledContract();
  rmSync(outDir, { recursive: true, force: true });
  await generate(orvalOptions(document, outDir), client);
  rmSync(join(outDir, 'unused.ts'));
  for (const [path, text] of filesOf(join(outDir, 'model'))) {
    writeFileSync(join(outDir, 'model', path), recursiveTypesAsInferred(text));
  }
  for (const [path, text] of portFiles(document, banner)) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * orval writes the type of a recursive schema without the `| undefined` that zod infers for optional properties; under
 * exactOptionalPropertyTypes the two types do not fit. It also leaves the input type of such a schema unknown.
 */
function recursiveTypesAsInferred(text: string): string {
  if (!text.includes(': zod.ZodMiniType<')) return text;
  return text
    .replace(/^( {2}\w+\?: )(.*);$/gm, '$1$2 | undefined;')
    .replace(/: zod\.ZodMiniType<(\w+)>/g, ': zod.ZodMiniType<$1, $1>');
}

/** Says how much of the contract is guessed by us. */
function summary(origins: readonly string[]): string {
  const parts = [...new Set(origins)].map(
    (origin) => `${origins.filter((other) => other === origin).length} ${origin}`,
  );
  return `${origins.length} operations: ${parts.join(', ')}`;
}

function filesOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

async function differences(): Promise<string[]> {
  // Generated imports are relative to the transport, so it is copied too.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'generate-'));
  const fresh = join(folder, 'generated');
  try {
    cpSync(join(client, 'src/transport'), join(folder, 'transport'), { recursive: true });
    await generateInto(fresh);
    const now = filesOf(fresh);
    const before = filesOf(committed);
    const paths = [...new Set([...now.keys(), ...before.keys()])].sort();
    return paths.filter((path) => now.get(path) !== before.get(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) {
  const different = await differences();
  if (different.length > 0) {
    console.error(
      `Generated code differs from the contract; run "pnpm generate":\n${different.join('\n')}`,
    );
    process.exitCode = 1;
  } else {
    console.log('Generated code is what the contract says.');
  }
} else {
  await generateInto(committed);
  console.log(summary(operationsOf(bundledContract()).map(({ origin }) => origin)));
  const { code } = await run('node', ['tools/site-schema.ts'], { output: 'inherit' });
  process.exitCode = code;
}
