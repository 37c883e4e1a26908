declare global {
  interface Window {
    /** Number of React commits since the page was opened. */
    commits: number;
  }
}

/** Counts commits, which React reports to developer tools also in production. Runs inside the browser. */
export function countCommits(): void {
  window.commits = 0;
  const tools = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE() {},
    inject: () => 1,
    onCommitFiberRoot() {
      window.commits += 1;
      performance.mark('commit');
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
}
