/** Parts of the header that are not needed at first: one chunk, loaded after the page is rendered. */
export { HelpButton } from './HelpButton.tsx';
export { SearchBox, SearchSign } from './SearchOpeners.tsx';
