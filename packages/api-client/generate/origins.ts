/** The origins of a contract's properties (API-01). Pure: takes parts of a document, returns marks. */
import { at, isRecord } from './document.ts';

/** The values of `x-origin`: see openapi/schemas/common.yaml. */
export const origins = ['specified', 'observed', 'assumed'] as const;

/** The origin of a part of the contract. */
export type Origin = (typeof origins)[number];

/** Whether a mark is one of the three origins. */
export const isOrigin = (value: unknown): value is Origin =>
  origins.some((origin) => origin === value);

/** A property and its mark. */
export interface MarkedProperty {
  /** `Shape.property`, or `Shape.property.inner` for a property of a property. */
  readonly where: string;
  /** Its own mark, or that of the nearest enclosing part; undefined when no part has one. */
  readonly origin: unknown;
}

/** Keywords that contain data, not shapes. */
const dataKeywords = new Set(['example', 'examples', 'enum', 'const', 'default']);

/** Every property of a part of a contract, at any depth. `around` is the mark used where a part has none. */
export function propertiesIn(part: unknown, where: string, around?: unknown): MarkedProperty[] {
  if (Array.isArray(part)) return part.flatMap((one) => propertiesIn(one, where, around));
  if (!isRecord(part)) return [];
  const origin = part['x-origin'] ?? around;
  return Object.entries(part).flatMap(([keyword, value]) => {
    if (dataKeywords.has(keyword)) return [];
    if (keyword !== 'properties' || !isRecord(value)) return propertiesIn(value, where, origin);
    return Object.entries(value).flatMap(([name, shape]) => {
      const inner = `${where}.${name}`;
      const own = { where: inner, origin: at(shape, 'x-origin') ?? origin };
      return [own, ...propertiesIn(shape, inner, origin)];
    });
  });
}
