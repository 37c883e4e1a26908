import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hostName } from '../../packages/sandbox/src/node/sites.ts';

/** One site of a table. */
export interface TableSite {
  /** Where it stands in the table, for messages: `hosts["padma.example"]`. */
  readonly name: string;
  /** Folder of its documents, below `.documents`. */
  readonly folder: string;
  /** Its hosts, the main one first; none for the default. */
  readonly hosts: readonly string[];
  readonly config: unknown;
}

/** The sites of a table. Problems say what is wrong with the table itself. */
export interface ReadTable {
  readonly sites: readonly TableSite[];
  readonly problems: readonly string[];
}

/** Folder of the default site. No host has this name. */
export const defaultFolder = '_default';

/** nginx compares names up to this length without further settings, together with `/.documents/`. */
const longest = 32;

/** A folder name for a host. A long one is cut and ends with a hash. */
export function folderOf(host: string): string {
  if (host.length <= longest) return host;
  const hash = createHash('sha256').update(host).digest('hex').slice(0, 8);
  return `${host.slice(0, longest - 9).replace(/[.-]+$/, '')}-${hash}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a file is a table of sites. No configuration has an entry `hosts`. */
export const isTable = (value: unknown): boolean => isObject(value) && 'hosts' in value;

/** A configuration, or the name of its file next to the table. */
function configFrom(value: unknown, folder: string): { config: unknown } | { problem: string } {
  if (isObject(value)) return { config: value };
  if (typeof value !== 'string') {
    return { problem: 'must be a configuration, or the name of a file with one' };
  }
  try {
    const config: unknown = JSON.parse(readFileSync(resolve(folder, value), 'utf8'));
    return isObject(config) ? { config } : { problem: `${value} is not a configuration` };
  } catch (cause) {
    const isJson = cause instanceof SyntaxError;
    return { problem: isJson ? `${value} is not JSON` : `${value} cannot be read` };
  }
}

/**
 * Reads a table `{ "hosts": { "padma.example": "padma.json" }, "default": {…} }`. Hosts that name the same file share
 * one site; the first of them is its address.
 * @param path the file of the table; other files are looked for next to it
 */
export function readTable(table: unknown, path: string): ReadTable {
  const { hosts, default: other, ...unknown } = isObject(table) ? table : {};
  const problems = Object.keys(unknown).map(
    (key) => `${key}: a table has "hosts" and "default", and nothing else`,
  );
  const folder = dirname(resolve(path));
  const sites: TableSite[] = [];
  const seen = new Set<string>();
  const byFile = new Map<string, string[]>();
  if (!isObject(hosts) || Object.keys(hosts).length === 0) {
    problems.push('hosts: must name at least one host');
  }
  for (const [given, value] of Object.entries(isObject(hosts) ? hosts : {})) {
    const name = `hosts[${JSON.stringify(given)}]`;
    const host = hostName(given);
    if (host === undefined || /:/.test(given)) {
      problems.push(`${name}: is not a host name without a port`);
      continue;
    }
    if (seen.has(host)) {
      problems.push(`${name}: stands twice in the table`);
      continue;
    }
    seen.add(host);
    const shared = typeof value === 'string' ? byFile.get(value) : undefined;
    if (shared) {
      shared.push(host);
      continue;
    }
    const read = configFrom(value, folder);
    if ('problem' in read) problems.push(`${name}: ${read.problem}`);
    else {
      const own = [host];
      if (typeof value === 'string') byFile.set(value, own);
      sites.push({ name, folder: folderOf(host), hosts: own, config: read.config });
    }
  }
  if (other !== undefined) {
    const read = configFrom(other, folder);
    if ('problem' in read) problems.push(`default: ${read.problem}`);
    else {
      sites.push({ name: 'default', folder: defaultFolder, hosts: [], config: read.config });
    }
  }
  return { sites, problems };
}
