/** Something that went wrong without anybody seeing it. Names and kinds only: nothing a person typed. */
export interface Issue {
  /** Who noticed it: `registerRules`, `page`. */
  readonly source: string;
  /** What it is, for a developer: `email: bad-pattern`. */
  readonly what: string;
  /** Where it broke: React's component stack, innermost first, without hosts. */
  readonly where?: string | undefined;
}

/** Where the product reports what it survived. It writes nothing to the console. */
export interface IssueLog {
  /** The same issue counts once. */
  readonly report: (issue: Issue) => void;
  /** The last ones, oldest first. */
  readonly recent: readonly Issue[];
}

const most = 50;

/** A log of the last fifty issues. `tell` is called with each. Default: none. */
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
