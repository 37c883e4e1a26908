import type { TestRuntime } from './test-runtime.tsx';

/** Counts how often a request was sent, by method and path: `POST /wps/v2/deposit`. */
export const timesSent = ({ requests }: Pick<TestRuntime, 'requests'>, request: string): number =>
  requests.filter((one) => one === request).length;
