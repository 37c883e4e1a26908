/** What the header may do without at first: one chunk, asked for once the page stands. */
export { HelpButton } from './HelpButton.tsx';
export { SearchBox, SearchSign } from './SearchOpeners.tsx';
