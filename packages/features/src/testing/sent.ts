import type { TestRuntime } from './test-runtime.tsx';

/** How often a request left: its method and path, as in `POST /wps/v2/deposit`. */
export const timesSent = ({ requests }: Pick<TestRuntime, 'requests'>, request: string): number =>
  requests.filter((one) => one === request).length;
