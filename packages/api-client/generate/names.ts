/** Names and texts that several generated files share. */
import { at, bodyNameOf, type Json, type OperationFacts, queryParametersOf } from './document.ts';

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const kebab = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const modelFile = (name: string) => `model/${lower(name)}.zod.ts`;
export const callFile = (id: string) => `operations/${kebab(id)}.ts`;
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Name of a read in `queries`: `getGameList` becomes `gameList`. */
export const queryName = (id: string) => (/^get[A-Z]/.test(id) ? lower(id.slice(3)) : id);

interface Parameters {
  readonly type: string | undefined;
  readonly required: boolean;
}

export function parametersOf(operation: OperationFacts): Parameters {
  const list = queryParametersOf(operation.raw);
  if (list.length === 0) return { type: undefined, required: false };
  return {
    type: `${upper(operation.id)}Params`,
    required: list.some((parameter) => parameter.required === true),
  };
}

/** The argument of a call besides its options: `params: X`, `params?: X`, `body: X` or none. */
export function argumentOf(operation: OperationFacts): {
  declared: string;
  passed: string;
  type?: string;
} {
  const body = bodyNameOf(operation);
  if (body !== undefined) return { declared: `body: ${body}`, passed: 'body', type: body };
  const { type, required } = parametersOf(operation);
  if (type === undefined) return { declared: '', passed: '' };
  return { declared: `params${required ? '' : '?'}: ${type}`, passed: 'params', type };
}

/** Whether a body accepts other names than the declared ones. */
export function isOpen(document: Json, name: string): boolean {
  const rest = at(document, 'components', 'schemas', name, 'additionalProperties');
  return rest !== undefined && rest !== false;
}

export const join = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

export function modelTypeImports(names: Iterable<string | undefined>, from: string): string[] {
  const unique = [...new Set(names)].filter((name) => name !== undefined).sort(compare);
  return unique.map((name) => `import type { ${name} } from '${from}${modelFile(name)}';`);
}
