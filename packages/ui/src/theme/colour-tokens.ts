import { type RoleName, roleNames } from './roles.ts';

/** `accent-soft-hover` → `accent`, `chart-1` → `chart`, `focus` → `focus`. */
type Group<Name> = Name extends `${infer First}-${string}` ? First : Name;

/** `soft-hover` → `softHover`. */
type Camel<Rest extends string> = Rest extends `${infer First}-${infer More}`
  ? `${First}${Capitalize<Camel<More>>}`
  : Rest;

/** `soft-hover` → `softHover`; a number gets a letter in front: `1` → `c1`. */
type Part<Rest extends string> = Rest extends `${number}` ? `c${Rest}` : Camel<Rest>;

/** The colour roles as a tree of tokens: `accent-soft-hover` is `accent.softHover`. */
export type ColourTokens = {
  [Key in Group<RoleName>]: Key extends RoleName
    ? null
    : {
        [Name in Extract<RoleName, `${Key}-${string}`> as Name extends `${Key}-${infer Rest}`
          ? Part<Rest>
          : never]: null;
      };
};

type Tree = { [key: string]: null | { [part: string]: null } };

/** Converts a role name at run time, as {@link ColourTokens} does in the types. */
function pathOf(name: RoleName): readonly [key: string, part?: string] {
  const [key = name, ...more] = name.split('-');
  if (more.length === 0) return [key];
  const rest = more.join('-');
  const camel = rest.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  return [key, /^\d+$/.test(rest) ? `c${rest}` : camel];
}

function holdsEveryRole(tree: Tree): tree is ColourTokens {
  return roleNames.every((name) => {
    const [key, part] = pathOf(name);
    return (part === undefined ? tree[key] : tree[key]?.[part]) === null;
  });
}

function treeOfRoles(): ColourTokens {
  const tree: Tree = {};
  for (const name of roleNames) {
    const [key, part] = pathOf(name);
    tree[key] = part === undefined ? null : { ...tree[key], [part]: null };
  }
  if (!holdsEveryRole(tree)) throw new Error('A colour role has the name of a group of roles.');
  return tree;
}

/** The colours of the theme contract: one token per role, in the order of `roles`. */
export const colourTokens = treeOfRoles();
