/**
 * Widgets on partner pages (EMB-01): one module script, then elements such as `<parlour-jackpot>`. It adds no global
 * name; `configure` is the only export.
 */
import { defineElements } from './element.ts';

export { configure } from './element.ts';
export type { PageSettings } from './page-settings.ts';

defineElements();
