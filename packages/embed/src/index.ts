/**
 * For a project that shows live content of a site: loads the elements, lists them and writes the HTML for a page. The
 * elements themselves come from the site.
 */
export { type LoadedElements, loadElements } from './load-elements.ts';
export type { PageSettings } from './page-settings.ts';
export {
  commonAttributes,
  type ElementAttribute,
  type ElementEntry,
  type ElementEvent,
  type ElementTag,
  elements,
  events,
  eventsOf,
} from './registry.ts';
export { type ElementFiles, majorVersion, type SnippetWish, snippetOf } from './snippet.ts';
