/** A vendor in the panel of a category. */
export interface NavVendor {
  /** Unique in the panel. */
  id: string;
  /** The vendor's name, in Latin letters (`lang="en"`). */
  name: string;
  /** URL of the category, filtered by this vendor. `onSelect` gets it. */
  href: string;
  /** Text below the name ("412 games"). */
  caption?: string | undefined;
  /** URL of the vendor's one-colour mark. */
  mark?: string | undefined;
  /** One word in the warm colour ("Hot"). */
  badge?: string | undefined;
}
