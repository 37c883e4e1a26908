import type { AtRule, ChildNode, Container, Declaration, Document, Rule } from 'postcss';

/** The rules around a declaration, the innermost first. */
export function ancestorsOf(declaration: Declaration): readonly (Rule | AtRule)[] {
  const found: (Rule | AtRule)[] = [];
  let node: Container<ChildNode> | Document | undefined = declaration.parent;
  while (node) {
    if (isRule(node)) found.push(node);
    node = node.parent;
  }
  return found;
}

const isRule = (node: { readonly type: string }): node is Rule | AtRule =>
  node.type === 'rule' || node.type === 'atrule';
