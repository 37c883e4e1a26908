import type { MiddlewareHandler } from 'hono';
import type { Language } from '../catalogue/language.ts';
import { refuse } from './answer.ts';
import { languageFor } from './caller.ts';

/** Most levels of nested lists and objects; the deepest body of the contract has five. */
const mostLevels = 32;

/** Whether a JSON text is nested more deeply than any call needs, without parsing it. */
export function isTooDeep(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let level = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') {
      level += 1;
      if (level > mostLevels) return true;
    } else if (sign === ']' || sign === '}') level -= 1;
  }
  return false;
}

/** Refuses bodies that are nested too deeply, before they are parsed. */
export const rejectDeepBodies: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw;
  if (request.body && isTooDeep(await request.clone().text())) {
    return refuse({ code: 'VALIDATION', text: 'tooDeep', status: 400 }, languageFor(request));
  }
  await next();
};

/** The answer to a body that is too large. */
export const tooLarge = (language: Language): Response =>
  refuse({ code: 'VALIDATION', text: 'tooLarge', status: 413 }, language);
