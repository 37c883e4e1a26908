import { checkSiteConfig } from '../site-config/check.ts';
import { problemText } from '../site-config/check-text.ts';
import { parseConfig } from '../site-config/read.ts';
import { isTable, readTable, type TableSite } from './table.ts';

/** What a file configures: one site, or several of a table. */
export interface ReadSites {
  /** All problems as a text for a terminal; `null` if there are none. */
  readonly problems: string | null;
  /** The sites of a table. */
  readonly sites?: readonly TableSite[];
  /** The configuration of a single site. */
  readonly config?: unknown;
}

/**
 * Reads the file of an operator, a configuration or a table of several, and checks each configuration in it.
 *
 * @param path The path of the file. A table looks for its other files next to it.
 * @param text The text of the file.
 */
export function readSites(path: string, text: string): ReadSites {
  const parsed = parseConfig(text);
  if ('problem' in parsed) return { problems: problemText(path, [parsed.problem.says]) };
  const { value } = parsed;
  if (!isTable(value)) {
    return {
      problems: problemText(
        path,
        checkSiteConfig(value).map(({ says }) => says),
      ),
      config: value,
    };
  }
  const { sites, problems: ofTable } = readTable(value, path);
  const ofSites = sites.flatMap(({ name, config }) =>
    checkSiteConfig(config).map(({ says }) => `${name}: ${says}`),
  );
  return { problems: problemText(path, [...ofTable, ...ofSites]), sites };
}
