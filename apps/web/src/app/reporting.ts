import { pageReporter, type Reporter } from '@parlour/features/reporting';

/** The one reporter of this page; what measures it is loaded with it. */
export const reporting = (url: string): Reporter => pageReporter(window, url);
