/** A vendor in the drop-down of a category. */
export interface NavVendor {
  /** Unique in the panel. */
  id: string;
  /** The vendor's name, in Latin letters (`lang="en"`). */
  name: string;
  /** The category with this vendor chosen; given to `onSelect`. */
  href: string;
  /** Under the name ("412 games"). */
  caption?: string | undefined;
  /** Address of the vendor's one-colour mark. */
  mark?: string | undefined;
  /** One word on warm ("Hot"). */
  badge?: string | undefined;
}
