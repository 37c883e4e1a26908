/** Components of a stack that say where something is; the ones around them are those of every page. */
const most = 12;

/** React's component stack for a report: innermost first, one a line, without the host of the site. */
export const componentsAround = (stack: string | null | undefined): string =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/https?:\/\/[^/\s)]+/g, ''))
    .filter(Boolean)
    .slice(0, most)
    .join('\n');
