/** Values of the constants that an operator can change (docs/configuration.md). */
export interface WireValues {
  /** Channel of the operator in lists of games. Default `WEB`. */
  readonly channel: string;
  /** Platforms of the games in lists and hot games, comma separated. Default `flash,html5-desktop`. */
  readonly platform: string;
  /** Platforms of the favourite games, comma separated. Default `flash`. */
  readonly favouritePlatform: string;
}

/** The values of SPECIFICATION §7. No browser plays Flash; these words only choose the games. */
export const defaultValues: WireValues = {
  channel: 'WEB',
  platform: 'flash,html5-desktop',
  favouritePlatform: 'flash',
};

/** Everything that a constant can depend on. */
export interface WireFacts extends WireValues {
  /** Language code such as `BN`. */
  readonly language: string;
  /** The operator's code; empty leaves its parameters out. */
  readonly merchant: string;
  /** Device; the web is `WEB`. */
  readonly device: string;
}

/**
 * The query parameters that every request of an operation has besides those of its caller: each with a fixed word, or
 * with the name of a fact. From `x-sends` in the contract.
 */
export type Sends = Readonly<
  Record<string, { readonly is: string } | { readonly of: keyof WireFacts }>
>;

/**
 * Adds the constants of an operation to the address of its request. A value of the caller replaces a constant.
 * @param url path and query, without an origin
 */
export function withConstants(url: string, sends: Sends, facts: WireFacts): string {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  for (const [name, constant] of Object.entries(sends)) {
    const value = 'is' in constant ? constant.is : facts[constant.of];
    // A filter without a choice is sent empty; what the site does not know is left out.
    if (!asked.has(name) && ('is' in constant || value !== '')) asked.set(name, value);
  }
  return asked.size === 0 ? path : `${path}?${asked}`;
}
