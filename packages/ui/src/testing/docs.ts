type Lines = readonly [string, ...string[]];

/**
 * What a designer or a white-label team needs to read before they use a
 * component; its props and states are generated. Plain sentences in English,
 * short and about this component alone.
 */
export interface ComponentDocs {
  /** Situations it is for. */
  readonly use: Lines;
  /** Situations it is not for, and what to take instead. */
  readonly avoid: Lines;
  /** How its words are written. */
  readonly content: Lines;
}

/** The docs of one component: `export const docs = defineDocs({ use: […], avoid: […], content: […] })`. */
export const defineDocs = (docs: ComponentDocs): ComponentDocs => docs;
