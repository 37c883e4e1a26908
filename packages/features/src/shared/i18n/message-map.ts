/** A flat catalogue: dotted key → text with `{name}` placeholders. */
export type Messages = Readonly<Record<string, string>>;
