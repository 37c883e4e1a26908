import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads the faces in a file of states: the states of each list that have a picture.
 * `export const loginFaces = ['username', 'wrong'] as const satisfies …` belongs to `loginStates`. The file is read as
 * text, because the index of stories is built without running them.
 */
export function facesIn(code: string): ReadonlyMap<string, readonly string[]> {
  const lists = code.matchAll(/^export const (\w+)Faces = \[([^\]]*)\]/gm);
  return new Map(
    [...lists].map(([, name, faces = '']) => [
      `${name}States`,
      [...faces.matchAll(/'(\w+)'/g)].flatMap(([, id]) => id ?? []),
    ]),
  );
}

/** The faces for each story maker in a file: `const story = storiesFor(View, viewStates)`. */
export function facesOfMakers(
  code: string,
  fileName: string,
): ReadonlyMap<string, readonly string[]> {
  const makers = code.matchAll(/^const (\w+) = storiesFor\(\s*\w+,\s*(\w+)/gm);
  return new Map(
    [...makers].map(([, maker = '', list = '']) => {
      const from = new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '(\\.[^']+)'`).exec(code);
      const states = from?.[1] ? readFileSync(join(dirname(fileName), from[1]), 'utf8') : code;
      return [maker, facesIn(states).get(list) ?? []];
    }),
  );
}
