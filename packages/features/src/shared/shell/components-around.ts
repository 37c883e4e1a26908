/** The most components of a stack that are useful; the outer ones are the same on every page. */
const most = 12;

/** Formats React's component stack for a report: innermost first, one per line, without the host of the site. */
export const componentsAround = (stack: string | null | undefined): string =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/https?:\/\/[^/\s)]+/g, ''))
    .filter(Boolean)
    .slice(0, most)
    .join('\n');
