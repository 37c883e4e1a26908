// The shapes of the texts in a configuration, for the small reader of the browser and for the schema. No imports: the
// tools read this file too.

/** Host of the backend; empty = same origin. */
export const baseUrlPattern = /^(?:https?:\/\/[^\s]+)?$/;
/** Name of the merchant. */
export const merchantPattern = /^[\w-]{1,40}$/;
/** Id of a brand. */
export const brandPattern = /^[a-z][a-z0-9-]{0,30}$/;
/** An https address or a path of the site; empty = none. */
export const reportUrlPattern = /^(?:https:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/;
/** Address of the site without a path; empty = none. */
export const siteUrlPattern = /^(?:https?:\/\/[a-zA-Z\d.:-]+\/?)?$/;
/** A host, or a wildcard for all its subdomains. */
export const serviceHostPattern = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/;
/** Name of a header; empty = the header is left out. */
export const headerPattern = /^(?:[A-Za-z][\w-]{0,39})?$/;
/** Prefix of a token in its header. */
export const tokenPrefixPattern = /^[\x20-\x7e]{0,20}$/;
/** Value of a constant parameter of the calls. */
export const callValuePattern = /^[\w,.-]{0,80}$/;
/** A positive amount as a decimal text. */
export const amountPattern = /^(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,2})?$/;
/** A shared key of 256 bits. */
export const aesKeyPattern = /^[0-9a-fA-F]{64}$/;
/** The beginning of a SubjectPublicKeyInfo with an RSA key of 2048 to 8192 bits. A private key begins differently. */
export const rsaKeyPattern =
  /^MII[A-Za-z0-9+/]{3}ANBgkqhkiG9w0BAQEFAAOC[A-Za-z0-9+/]{360,1500}={0,2}$/;

/** Whether a text is an origin, such as `https://padma.example`, and nothing more. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text;
