import postcss, { type AtRule, type Container } from 'postcss';

/** What a document has that a selector may name. */
interface Named {
  readonly classes: ReadonlySet<string>;
  /** `data-state`, and `data-state=playing`. */
  readonly attributes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly brand: string;
}

function namesIn(html: string, brand: string): Named {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  );
  const attributes = [...html.matchAll(/\s([a-z][a-z-]*)="([^"]*)"/g)].flatMap(
    ([, name = '', value = '']) => [name, `${name}=${value}`],
  );
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
  return {
    classes: new Set(classes),
    attributes: new Set(attributes),
    tags: new Set([...tags, 'html', 'body']),
    brand,
  };
}

/** States that need input, so no part of the first paint. */
const later =
  /:(?:hover|active|focus|focus-visible|focus-within|target|popover-open)(?![\w-])|::(?:backdrop|selection)|\[dir="?rtl/;

/** What shows only under a finger, when something changes, or in colours of the reader's own. */
const laterDeclarations =
  /^(?:cursor|touch-action|transition(?:-.*)?|scroll-(?:snap|padding)-.*|-webkit-tap-highlight-color|(?:-webkit-)?user-select|forced-color-adjust)$/;

/** Attributes of the document itself, and of what may happen to it. */
const ofDocument = /^(?:data-scheme|data-drawn|data-visitor|lang|dir)$/;

/** Whether anything of the document can be meant by one selector. */
function reaches(selector: string, named: Named): boolean {
  // A document is no shadow tree, which only an embedded widget has.
  if (later.test(selector) || /^:host(?![\w-])/.test(selector)) return false;
  if (/:disabled(?![\w-])/.test(selector) && !named.attributes.has('disabled')) return false;
  if (/::placeholder/.test(selector) && !named.attributes.has('placeholder')) return false;
  const lists = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, list = '']) => list);
  if (!lists.every((list) => list.split(',').some((one) => reaches(one.trim(), named))))
    return false;
  // The rest is judged without lists: what is left out of `:not` says nothing.
  const plain = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const has = ([, name = '', value]: RegExpExecArray): boolean => {
    if (name === 'data-brand') return value === undefined || value === named.brand;
    if (ofDocument.test(name)) return true;
    return named.attributes.has(value === undefined ? name : `${name}=${value}`);
  };
  return (
    [...plain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)].every(has) &&
    [...plain.matchAll(/\.([a-zA-Z_][\w-]*)/g)].every(([, name = '']) => named.classes.has(name)) &&
    [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].every(([, tag = '']) =>
      named.tags.has(tag),
    )
  );
}

const isKeyframes = (rule: Container | AtRule | undefined | { type: string }): boolean =>
  rule !== undefined && 'name' in rule && /keyframes$/.test(String(rule.name));

/**
 * The part of a style sheet that a document needs to look right before anybody touches it. Layers, their order and
 * conditions stay, so that the whole sheet, arriving later, changes nothing that is seen.
 */
export function criticalCss(css: string, html: string, brand: string): string {
  const root = postcss.parse(css);
  const named = namesIn(html, brand);
  root.walkAtRules('media', (rule) => {
    if (/print|forced-colors|prefers-contrast|hover: ?hover/.test(rule.params)) rule.remove();
  });
  // Many rounds of a movement written as one (`endless`): until the whole sheet is there, single rounds look the same.
  root.walkAtRules('supports', (rule) => {
    if (/animation-timing-function: ?linear\(/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => reaches(selector, named));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkDecls(laterDeclarations, (declaration) => {
    declaration.remove();
  });
  // A rule that is empty now may have been the last to use a property, and a condition around it.
  dropEmpty(root);
  dropUnused(root, html);
  dropEmpty(root);
  return root.toString();
}

/** Properties of the theme and movements that nothing left here uses. */
function dropUnused(root: postcss.Root, html: string): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const used = new Set([...`${before}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, n]) => n));
    root.walkDecls(/^--pl-/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  }
  const words = new Set(
    root
      .toString()
      .match(/animation[^;}]*/g)
      ?.flatMap((one) => one.split(/[\s:,]+/)),
  );
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !words.has(rule.params)) rule.remove();
  });
}

/** Rules and conditions around nothing; a layer's bare name is its place in the order and stays. */
function dropEmpty(root: postcss.Root): void {
  for (let before = -1; before !== root.toString().length; ) {
    before = root.toString().length;
    root.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) node.remove();
    });
  }
}
