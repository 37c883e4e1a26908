/** Where the properties of a contract come from (API-01). Pure: parts of a document in, marks out. */
import { at, isRecord } from './document.ts';

/** What `x-origin` may say: see openapi/schemas/common.yaml. */
export const origins = ['specified', 'observed', 'assumed'] as const;

/** Where a part of the contract comes from. */
export type Origin = (typeof origins)[number];

/** Whether a mark is one of the three. */
export const isOrigin = (value: unknown): value is Origin =>
  origins.some((origin) => origin === value);

/** A property and its mark. */
export interface MarkedProperty {
  /** `Shape.property`, or `Shape.property.inner` for a property of a property. */
  readonly where: string;
  /** What it says itself, or what the nearest part around it says; undefined when none of them says anything. */
  readonly origin: unknown;
}

/** Keywords that hold data, not shapes. */
const dataKeywords = new Set(['example', 'examples', 'enum', 'const', 'default']);

/** Every property of a part of a contract, at any depth. `around` is the mark that holds where nothing else is said. */
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
