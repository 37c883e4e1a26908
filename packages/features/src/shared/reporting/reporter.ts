import type { Issue } from '../runtime/issue-log.ts';

/** A performance value or an error of a visit. Never contains who the visitor was, nor what they typed. */
export type Report =
  | {
      readonly kind: 'vital';
      /** LCP, CLS, INP, FCP, TTFB. */
      readonly name: string;
      readonly value: number;
      readonly rating: string;
    }
  | ({ readonly kind: 'issue' } & Issue);

/** Collects reports and sends them in batches. */
export interface Reporter {
  readonly report: (report: Report) => void;
  /** Sends the waiting reports, because the page may be about to unload. */
  readonly flush: () => void;
}

/**
 * Most reports in one batch; the number of batches is limited too, so that a failing page does not
 * flood the server.
 */
const letter = 20;
const lettersAtMost = 5;

/** Longest text of a report. A report must not contain an address of a person. */
const longest = 200;

/** Longest component stack of a report. */
const longestStack = 1_000;

const shortened = (report: Report): Report =>
  report.kind === 'vital'
    ? report
    : {
        ...report,
        source: report.source.slice(0, longest),
        what: report.what.slice(0, longest),
        ...(report.where && { where: report.where.slice(0, longestStack) }),
      };

/** Creates a reporter. `send` delivers a text; `path` returns the current page, without its query. */
export function createReporter(send: (body: string) => void, path: () => string): Reporter {
  let waiting: (Report & { readonly path: string })[] = [];
  let sent = 0;
  const flush = () => {
    if (waiting.length === 0 || sent >= lettersAtMost) return;
    sent += 1;
    const body = JSON.stringify({ reports: waiting });
    waiting = [];
    try {
      send(body);
    } catch {
      // A failed report is dropped: reporting it would fail too.
    }
  };
  return {
    flush,
    report: (report) => {
      if (sent >= lettersAtMost) return;
      waiting.push({ ...shortened(report), path: path() });
      if (waiting.length >= letter) flush();
    },
  };
}
