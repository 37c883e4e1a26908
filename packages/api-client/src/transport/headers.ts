/** Names and fixed values of the headers a backend expects (API-03). */
export interface HeaderProfile {
  /** Header of the token. Default `Authorization`. */
  readonly tokenHeader: string;
  /** The header's value for a token. Default: the token itself. */
  readonly tokenValue: (token: string) => string;
  readonly merchantHeader: string;
  /** The operator's code; empty leaves the header out. */
  readonly merchant: string;
  readonly languageHeader: string;
  readonly deviceHeader: string;
  readonly device: string;
  /** Header with the name of the cipher of an encrypted body. */
  readonly encryptionHeader: string;
  /** Header with the idempotency key of a call. */
  readonly idempotencyHeader: string;
}

/** `Authorization: <token>`, `Merchant`, `Language`, `Device: WEB`, `Encryption`, `Idempotency-Key`. */
export const defaultProfile: HeaderProfile = {
  tokenHeader: 'Authorization',
  tokenValue: (token) => token,
  merchantHeader: 'Merchant',
  merchant: 'parlour',
  languageHeader: 'Language',
  deviceHeader: 'Device',
  device: 'WEB',
  encryptionHeader: 'Encryption',
  idempotencyHeader: 'Idempotency-Key',
};

/** The values for the headers of one request. */
export interface HeaderFacts {
  readonly language: string;
  readonly token: string | null;
  /** Whether the body is JSON. A form sets its own type. */
  readonly isJson: boolean;
  readonly cipher: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The headers of one request. The token is included only for calls that need it. */
export function headersFor(profile: HeaderProfile, facts: HeaderFacts): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const set = (name: string, value: string) => {
    if (name !== '' && value !== '') headers.set(name, value);
  };
  set(profile.merchantHeader, profile.merchant);
  set(profile.languageHeader, facts.language);
  set(profile.deviceHeader, profile.device);
  if (facts.token !== null) set(profile.tokenHeader, profile.tokenValue(facts.token));
  if (facts.isJson) set('Content-Type', 'application/json');
  if (facts.cipher !== undefined) set(profile.encryptionHeader, facts.cipher);
  if (facts.idempotencyKey !== undefined) set(profile.idempotencyHeader, facts.idempotencyKey);
  return headers;
}
