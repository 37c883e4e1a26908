/** What is typed in a form, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** Unfinished forms of this page's life, in memory only: nothing is written anywhere. */
export interface Drafts {
  /** What was left in a form, or `null`. */
  readonly read: (form: string) => DraftValues | null;
  /** Keeps what may be kept; a form without a word left is forgotten. */
  readonly keep: (form: string, values: Readonly<Record<string, unknown>>) => void;
  readonly forget: (form: string) => void;
  readonly clear: () => void;
}

/** Words in a field's name that mean: this is known to one person only, or good for one time only. */
const secrets: ReadonlySet<string> = new Set([
  ...['password', 'passwd', 'passcode', 'pass', 'passphrase', 'pwd', 'secret', 'pin', 'otp'],
  ...['captcha', 'verification', 'verify', 'sms', 'token', 'cvv', 'cvc', 'security', 'answer'],
]);

/**
 * May a field be kept, by its name? Passwords and codes never; an invitation
 * code is no secret. Names come from servers too, so `new_pwd` and `userPIN` count.
 */
export function mayBeKept(name: string): boolean {
  const words = name
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.toLowerCase());
  const whole = words.join('');
  return !words.some((word) => secrets.has(word)) && !/passw|pwd|captcha/.test(whole);
}

/** A store of drafts. Pure: no clock, no storage, no page. */
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

/** What comes back of a draft: never over something that is typed by now. */
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
