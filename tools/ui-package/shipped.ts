import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { libraryIn, weigh } from './weigh.ts';

/** Every import of the library in the scripts of a project. */
const imports = /^import (?!type\b)[^;]*?from '@parlour\/ui[^']*';$/gms;

/**
 * Style sheets of components that the build of a project left out although the
 * project uses them, or shipped although it does not.
 */
export async function wrongSheets(project: string): Promise<readonly string[]> {
  const dist = join(libraryIn(project), 'dist');
  const source = readFileSync(join(project, 'src', 'App.tsx'), 'utf8');
  const code = [...source.matchAll(imports)].map(([text]) => text.replace(/^import/, 'export'));
  const { parts } = await weigh(project, code.join('\n').replaceAll(/\btype \w+, /g, ''));
  const shipped = globSync('dist/assets/*.css', { cwd: project })
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('');
  return globSync(join(dist, 'components/**/*.css')).flatMap((file) => {
    const used = parts.includes(file);
    const here = classesOf(readFileSync(file, 'utf8')).some((name) => shipped.includes(name));
    return used === here ? [] : `${relative(dist, file)} is ${used ? 'missing' : 'not used'}`;
  });
}

/** Layers (`pl.ui`) and numbers have a dot too, behind a letter or a digit. */
const classesOf = (sheet: string): readonly string[] =>
  [...sheet.matchAll(/(?<!\w)\.([A-Za-z_]\w+)/g)].map(([, name = '']) => name);
