import { type DraftValues, mayBeKept } from '../../shared/drafts/store.ts';
import type { RegisterValues } from './check.ts';
import { nameOfKey, type RegisterTab } from './plan.ts';

/** The draft of an unfinished form (never a password or a code). */
export interface RegisterDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly tab: RegisterTab | null;
  /** ISO code of the chosen country, or empty. */
  readonly country: string;
}

/** Names that no form key can have. */
const tabName = '/way';
const countryName = '/country';

/** Returns the texts that may be kept, by form key. An unknown field is judged by the name the server gave it. */
export const draftFields = (values: RegisterValues): DraftValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && mayBeKept(nameOfKey(entry[0])),
    ),
  );

/** Adds the tab and the country to the texts. Without texts there is no draft. */
export function writeDraft(fields: DraftValues, tab: RegisterTab, country: string): DraftValues {
  if (Object.keys(fields).length === 0) return {};
  return { ...fields, [tabName]: tab, [countryName]: country };
}

export function readDraft(draft: DraftValues): RegisterDraft {
  const { [tabName]: tab, [countryName]: country = '', ...values } = draft;
  return { values, tab: tab === 'register' || tab === 'registerMobile' ? tab : null, country };
}
