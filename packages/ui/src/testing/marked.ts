import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/** A component of the library that a story renders. */
export interface Marked {
  /** Name of its export. */
  readonly name: string;
  /** Every element that its `ref` received. */
  readonly refs: readonly Element[];
}

/** The attribute that a marked component must pass on. Its value is the name of the export. */
export const mark = 'data-kept';

/** Returns the exports that React can render, with their names. */
export function componentsOf(
  exports: Readonly<Record<string, unknown>>,
): ReadonlyMap<unknown, string> {
  const isDrawn = (value: unknown) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value);
  return new Map(
    Object.entries(exports)
      .filter(([name, value]) => /^[A-Z]/.test(name) && isDrawn(value))
      .map(([name, value]) => [value, name]),
  );
}

/**
 * Returns the same tree, in which every component of the library also gets an attribute, a class and a ref from its
 * caller.
 */
export function markedIn(
  tree: ReactNode,
  components: ReadonlyMap<unknown, string>,
): { readonly tree: ReactNode; readonly marks: readonly Marked[] } {
  const marks: Marked[] = [];
  const visit = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isValidElement<Record<string, unknown>>(node)) return node;
    const name = components.get(node.type);
    if (name !== undefined) {
      const refs: Element[] = [];
      marks.push({ name, refs });
      const ref = (element: Element | null) => void (element && refs.push(element));
      return cloneElement(node, { [mark]: name, className: classOf(name), ref });
    }
    const { children } = node.props;
    return isNode(children) ? cloneElement(node, {}, Children.map(children, visit)) : node;
  };
  return { tree: visit(tree), marks };
}

/** The class that a marked component gets. */
export const classOf = (name: string): string => `kept-${name}`;

const isNode = (children: unknown): children is ReactNode =>
  Array.isArray(children) || isValidElement(children);

/** Returns the public name of a component: `game-card` for `GameCard`. */
export const publicName = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The public names in the page: components, their parts, and the states of each. */
export type Parts = Map<string, Map<string, Set<string>>>;

/** Adds the components, parts and states of a page. The part `''` is the component itself. */
export function collectParts(page: ParentNode, into: Parts): void {
  for (const element of page.querySelectorAll('[data-component], [data-part]')) {
    const component = element.closest('[data-component]')?.getAttribute('data-component');
    if (component == null) continue;
    const isRoot = element.hasAttribute('data-component');
    const part = isRoot ? '' : (element.getAttribute('data-part') ?? '');
    const parts = into.get(component) ?? new Map<string, Set<string>>();
    into.set(component, parts);
    const states = parts.get(part) ?? new Set<string>();
    parts.set(part, states);
    const state = element.getAttribute('data-state');
    if (state !== null) states.add(state);
  }
}

/** Formats one line per component and per part, in alphabetical order. */
export function tableOf(all: Parts): string {
  const listed = ([name, states]: [string, Set<string>], prefix: string) => {
    const told = [...states].filter((state) => state !== '').sort();
    return told.length > 0 ? `${prefix}${name}: ${told.join(', ')}` : `${prefix}${name}`;
  };
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  return [...all]
    .sort(byName)
    .flatMap(([component, parts]) => {
      const root = parts.get('') ?? new Set<string>();
      const others = [...parts].filter(([part]) => part !== '').sort(byName);
      return [listed([component, root], ''), ...others.map((part) => listed(part, '  '))];
    })
    .join('\n')
    .concat('\n');
}
