type Lines = readonly [string, ...string[]];

/**
 * What a designer or a white-label team should read before they use a component. Its props and states are generated.
 * Write plain English sentences, short and about this component only.
 */
export interface ComponentDocs {
  /** When to use it. */
  readonly use: Lines;
  /** When not to use it, and what to use instead. */
  readonly avoid: Lines;
  /** How to write its texts. */
  readonly content: Lines;
}

/** Defines the docs of one component: `export const docs = defineDocs({ use: […], avoid: […], content: […] })`. */
export const defineDocs = (docs: ComponentDocs): ComponentDocs => docs;
