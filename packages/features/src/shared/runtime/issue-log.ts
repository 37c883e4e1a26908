/** An error that the visitor did not see. Contains only names and kinds, nothing that a person typed. */
export interface Issue {
  /** The part that reports it: `registerRules`, `page`. */
  readonly source: string;
  /** The issue, for a developer: `email: bad-pattern`. */
  readonly what: string;
  /** React's component stack at the error, innermost first, without hosts. */
  readonly where?: string | undefined;
}

/** Collects the issues the product recovered from. It writes nothing to the console. */
export interface IssueLog {
  /** The same issue counts once. */
  readonly report: (issue: Issue) => void;
  /** The last issues, oldest first. */
  readonly recent: readonly Issue[];
}

const most = 50;

/** A log of the last fifty issues. `tell` is called with each issue. Default: none. */
export function issueLog(tell?: (issue: Issue) => void): IssueLog {
  const recent: Issue[] = [];
  return {
    recent,
    report(issue) {
      if (recent.some(({ source, what }) => source === issue.source && what === issue.what)) return;
      if (recent.push(issue) > most) recent.shift();
      tell?.(issue);
    },
  };
}
