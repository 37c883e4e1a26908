import { readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';

/** Folder inside a built site with the documents of each of its sites, and the table that names them. */
export const documentsFolder = '.documents';

/** The sites of one build by host name, as `pnpm site:configure` writes them to `.documents/sites.json`. */
export interface SiteTable {
  /** The folder of each host, below `.documents`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The folder for every other host; empty for the documents beside the bundles. */
  readonly default: string;
  /** The first language of each folder. */
  readonly languages: Readonly<Record<string, string>>;
}

/** A site for one request. */
export interface Place {
  /** Path of its documents inside the build: `/.documents/padma.example`; empty for those beside the bundles. */
  readonly prefix: string;
  /** Language of a visitor who has chosen none. */
  readonly language: string;
}

/** The site of a build without a table. */
const onlySite: Place = { prefix: '', language: 'bn' };

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Returns the host as both servers compare it: small letters, without a port, without the dot at the end, other
 * scripts as punycode. Returns `undefined` for a text that is no host name, such as a path or an IPv6 address.
 */
export function hostName(text: string): string | undefined {
  // The conversion reads a name like an address, and would leave out a path.
  if (/[/\\?#@]/.test(text)) return undefined;
  const name = domainToASCII(text.trim().replace(/:\d{1,5}$/, '')).replace(/\.$/, '');
  const isName = name.length <= 253 && name.split('.').every((part) => label.test(part));
  return isName && !/^[\d.]+$/.test(name) ? name : undefined;
}

/** Whether the text is the name of one folder: it cannot lead out of `.documents`. */
const isFolder = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z\d_][a-z\d.-]*$/.test(text) && !text.includes('..');

/**
 * Returns the site of a request by its host. A host that the table does not name gets the default. The name of a folder
 * comes from the table, never from the request.
 */
export function placeOf(root: string, host: string): Place {
  const table = readTable(`${root}/${documentsFolder}/sites.json`);
  const name = hostName(host);
  const named = name === undefined ? undefined : entry(entry(table, 'hosts'), name);
  const folder = named ?? entry(table, 'default');
  if (!isFolder(folder)) return onlySite;
  const language = entry(entry(table, 'languages'), folder);
  return {
    prefix: `/${documentsFolder}/${folder}`,
    language: typeof language === 'string' ? language : onlySite.language,
  };
}

/** An entry of an object of any shape. What every object inherits is none. */
const entry = (value: unknown, key: string): unknown =>
  Object.hasOwn(Object(value), key) ? Reflect.get(Object(value), key) : undefined;

function readTable(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
