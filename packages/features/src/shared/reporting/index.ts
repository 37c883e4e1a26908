export { pageReporter } from './page-reporter.ts';
export type { Report, Reporter } from './reporter.ts';
