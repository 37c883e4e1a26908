import { defineSite } from './define-site.ts';

/**
 * The parts of this site: none. `pnpm build --site FILE` puts a `parlour.config.ts` in the place of this module
 * (apps/web/own-site.ts), so the parts of another site are not in the bundle.
 */
export default defineSite({});
