/** What a component or widget needs to describe and show its states. */
export { art } from '../samples/art/art.ts';
export { type SampleKey, type SampleLanguage, type Say, sayIn } from '../samples/samples.ts';
export { dayBoxes, dayIn, type Typist, typeDay } from './day.ts';
export {
  type ComponentDocs,
  type DocsExample,
  type DocsWording,
  defineDocs,
  defineWidgetDocs,
  type WidgetDocs,
} from './docs.ts';
export { lengthen, lengthenAll } from './lengthen.ts';
export { ShadowIsland } from './ShadowIsland.tsx';
export {
  defineStates,
  type StateId,
  type StateProps,
  type States,
  type Wording,
} from './states.ts';
export {
  allStates,
  type CoversEveryState,
  type Extra,
  type Story,
  type StoryOptions,
  storiesFor,
} from './stories.tsx';
