// Which stories exist: those that are written, those of the states, and those that every component has.
export { behaviours, groups } from './groups.ts';
export {
  brandPage,
  generatedIn,
  generatedNames,
  generatedStories,
  isSheet,
  isZoomed,
  onlyIn,
  pictured,
  sheet,
  standsAlone,
  tagsOf,
  withGenerated,
} from './overview.ts';
export { plainStories, withPlain } from './plain.ts';
