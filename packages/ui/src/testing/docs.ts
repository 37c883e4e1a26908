import type { SampleLanguage } from '../samples/samples.ts';

type Lines = readonly [string, ...string[]];

/** A rule with its picture: states of the component, drawn beside each other. */
export interface DocsExample {
  /** Names of states. The page draws their stories, so the picture is never older than the component. */
  readonly states: Lines;
  /** The rule that the picture shows, as one sentence or two. */
  readonly says: string;
}

/** A text as it is written in this product, in each language. */
export type DocsWording = Readonly<Record<SampleLanguage, string>>;

/**
 * What a designer or a white-label team should read before they use a component. Its props and states are generated.
 * Write plain English sentences, short and about this component only.
 *
 * A component with stories has everything but `anatomy` and `wording`: one without parts, or without words, leaves
 * these out. A part that draws nothing has only the first three.
 */
export interface ComponentDocs {
  /** When to use it. */
  readonly use: Lines;
  /** When not to use it, and what to use instead. */
  readonly avoid: Lines;
  /** How to write its texts. */
  readonly content: Lines;
  /** Its public parts, by their `data-part`, each with what it is. */
  readonly anatomy?: Readonly<Record<string, string>>;
  /** How it is used well. */
  readonly do?: DocsExample;
  /** A use that looks right and is not. */
  readonly dont?: DocsExample;
  /** A good text of it. */
  readonly wording?: DocsWording;
}

/** Defines the docs of one component: `export const docs = defineDocs({ use: […], avoid: […], content: […], … })`. */
export const defineDocs = (docs: ComponentDocs): ComponentDocs => docs;

/** The parts that each field of a form has. */
export const fieldParts = {
  label: 'Names the field. It stays in sight while a person types.',
  box: 'The frame around the control.',
  control: 'The element that has the focus.',
  hint: 'What helps before the first mistake.',
  error: 'What is wrong, and how to put it right. It stands where the hint stood.',
} satisfies ComponentDocs['anatomy'];

/** What a reader should know about a widget or a page before they use it. */
export interface WidgetDocs {
  /** Its folders in the sidebar: `Widgets/Site/Home`. */
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** What it is not for, and what to use instead. */
  readonly notFor: string;
  /** How it is used or changed well. */
  readonly do: string;
  /** What a team should not change about it. */
  readonly dont: string;
  /** How it is used without a mouse. */
  readonly keyboard: string;
  /** A sentence of it that shows how its texts are written. */
  readonly wording: DocsWording;
}

/** Defines the docs of one widget: `export const docs = defineWidgetDocs({ title: 'Widgets/Site/Home', … })`. */
export const defineWidgetDocs = (docs: WidgetDocs): WidgetDocs => docs;
