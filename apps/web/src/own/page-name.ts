/** What a name of a page may be: small letters, digits and hyphens between them, up to 40 characters. */
const pattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const longest = 40;

/** Whether a text can be the name of a page at `/x/<name>`. */
export const isPageName = (text: string): boolean => text.length <= longest && pattern.test(text);

type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z')
  | ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9');

/** Takes letters and digits from the start of a name; what is left begins with another character. */
type Rest<Name extends string> = Name extends `${Letter}${infer Next}` ? Rest<Next> : Name;

/** The name itself if it can be one of a page, otherwise `never`: the compiler refuses it. */
export type PageName<Name extends string> = Name extends `${Letter}${string}`
  ? Rest<Name> extends ''
    ? Name
    : Rest<Name> extends `-${infer Next}`
      ? PageName<Next> extends never
        ? never
        : Name
      : never
  : never;
