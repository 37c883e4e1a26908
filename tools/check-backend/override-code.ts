/** Writes the beginning of an override for one field. */

const start = (operation: string) => `'${operation}': async (request, next) => {
  const { value } = await (await next(request)).json();`;

/** The expression of an object in which one field is replaced; `base` is the object. */
const replaced = (base: string, name: string, from: string) =>
  `{ ...${base}, ${name}: ${from.replaceAll(/\bone\b/g, base)} }`;

/**
 * The code that replaces the field at a path. `from`: the expression of its new value, where `one` is the object that
 * holds the field. Without code for places deeper than a list in the value.
 */
export function overrideFor(
  operation: string,
  path: readonly (string | number)[],
  from: string,
): { readonly code?: string } {
  const names = path.filter((step) => typeof step === 'string');
  const lists = path.filter((step) => typeof step === 'number').length;
  const [first = '', second = ''] = names;
  if (names.some((name) => !/^[A-Za-z_$][\w$]{0,39}$/.test(name))) return {};
  const answer = (value: string) =>
    ({ code: `${start(operation)}\n  return answerWith(${value});\n},` }) as const;
  if (path.length === 0) return answer(`/* ${from} */ value`);
  if (lists === 0 && names.length === 1) return answer(replaced('value', first, from));
  if (path.length === 2 && typeof path[0] === 'number') {
    return answer(`value.map((one) => (${replaced('one', first, from)}))`);
  }
  if (path.length === 3 && typeof path[1] === 'number') {
    const list = `value.${first}.map((one) => (${replaced('one', second, from)}))`;
    return answer(`{ ...value, ${first}: ${list} }`);
  }
  return {};
}

/** The code that asks another address for an operation and builds its value. */
export const elsewhereCode = (operation: string): string =>
  `'${operation}': async (request, next) => {
  const { search } = new URL(request.url);
  const response = await next(new Request(\`https://your.backend/your/path\${search}\`, request));
  const { value } = await response.json();
  return answerWith(value);
},`;

/** The code that makes modules of switches that are fields of the settings. */
export const modulesCode = `'GET /wps/system/whitelabel': async (request, next) => {
  const { value } = await (await next(request)).json();
  const modules = Object.entries(value)
    .filter(([, on]) => typeof on === 'boolean')
    .map(([modId, enabled]) => ({ modId, enabled }));
  return answerWith({ ...value, modules });
},`;
