import { isApiError } from '@parlour/api-client';

/** How a form assigns refusals of the backend to its fields. */
export interface RefusedBy<Name extends string> {
  /** Names in the API contract of the fields that are called otherwise there. */
  readonly wireNames?: Readonly<Partial<Record<Name, string>>>;
  /** Error codes that belong to one field. */
  readonly places: ReadonlyMap<string, Name>;
  /** Returns the sentence for such a code. */
  readonly say: () => string;
}

/** Returns the errors of single fields in a failure. If the map is empty, the failure is about the whole attempt. */
export function refusedBy<Name extends string, Shown extends Name>(
  error: unknown,
  names: readonly Shown[],
  { wireNames, places, say }: RefusedBy<Name>,
): ReadonlyMap<Shown, string> {
  if (!isApiError(error)) return new Map();
  const fields = new Map(Object.entries(error.fields ?? {}));
  const named = names.flatMap((name): [Shown, string][] => {
    const says = fields.get(wireNames?.[name] ?? name);
    return says ? [[name, says]] : [];
  });
  if (named.length > 0) return new Map(named);
  const place = names.find((name) => name === places.get(error.code));
  return new Map(place ? [[place, say()]] : []);
}
