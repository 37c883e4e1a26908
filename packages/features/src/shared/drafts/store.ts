/** What is typed in a form, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** Texts of unfinished forms, kept in memory while the page is open. Nothing is written to a storage. */
export interface Drafts {
  /** Returns the draft of a form, or `null`. */
  readonly read: (form: string) => DraftValues | null;
  /** Keeps the fields that may be kept. A form without any text loses its draft. */
  readonly keep: (form: string, values: Readonly<Record<string, unknown>>) => void;
  readonly forget: (form: string) => void;
  readonly clear: () => void;
}

/** Words in a field's name that mark its value as secret or as usable only once. */
const secrets: ReadonlySet<string> = new Set([
  ...['password', 'passwd', 'passcode', 'pass', 'passphrase', 'pwd', 'secret', 'pin', 'otp'],
  ...['captcha', 'verification', 'verify', 'sms', 'token', 'cvv', 'cvc', 'security', 'answer'],
]);

/**
 * Whether a field may be kept, judged by its name. Passwords and codes never are; an invitation code is not a secret.
 * Servers choose names too, so `new_pwd` and `userPIN` also count as secrets.
 */
export function mayBeKept(name: string): boolean {
  const words = name
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.toLowerCase());
  const whole = words.join('');
  return !words.some((word) => secrets.has(word)) && !/passw|pwd|captcha/.test(whole);
}

/** Creates a store of drafts. Pure: it uses no clock, no storage and no DOM. */
export function createDrafts(): Drafts {
  const kept = new Map<string, DraftValues>();
  return {
    read: (form) => kept.get(form) ?? null,
    keep: (form, values) => {
      const texts = Object.entries(values).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1].trim() !== '' && mayBeKept(entry[0]),
      );
      if (texts.length > 0) kept.set(form, Object.fromEntries(texts));
      else kept.delete(form);
    },
    forget: (form) => void kept.delete(form),
    clear: () => kept.clear(),
  };
}

/** Returns the draft's values for fields in which nothing is typed by now. */
export function comingBack(
  draft: DraftValues,
  typed: Readonly<Record<string, unknown>>,
): DraftValues {
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => {
      const now = typed[name];
      return typeof now !== 'string' || now.trim() === '';
    }),
  );
}
