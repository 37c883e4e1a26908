import { pageReporter, type Reporter } from '@parlour/features/reporting';

/** The reporter of this page. The code that measures is loaded with it. */
export const reporting = (url: string): Reporter => pageReporter(window, url);
