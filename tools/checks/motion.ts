import postcss, { type Declaration, type Root } from 'postcss';
import { ancestorsOf } from './css-tree.ts';

const kinds = ['animation', 'transition'] as const;
type Kind = (typeof kinds)[number];

const reduced = /prefers-reduced-motion:\s*reduce/;
const wanted = /prefers-reduced-motion:\s*no-preference/;
/** A duration token; it is 0 when less motion is wanted (`theme/tokens.css.ts`). */
const token = /^var\(--pl-motion-(?:instant|exit|enter|slow)\)$/;
/** A time, a calculation, or a custom property whose name contains no `ease`. */
const time = /^(?:[\d.]+m?s$|calc\(|var\((?!.*ease))/;

/**
 * Returns the declarations that move although less motion is wanted (A11-01): the duration is no motion token, and no
 * rule of `prefers-reduced-motion: reduce` stops the class.
 */
export function neverStill(css: Root): readonly Declaration[] {
  const moving: Declaration[] = [];
  const stopped = new Set<string>();
  css.walkDecls((declaration) => {
    const media = mediaOf(declaration);
    if (reduced.test(media)) {
      for (const kind of stops(declaration)) {
        for (const subject of subjectsOf(declaration)) stopped.add(`${kind} ${subject}`);
      }
    } else if (!wanted.test(media) && moves(declaration)) moving.push(declaration);
  });
  return moving.filter((declaration) => {
    const kind = kindOf(declaration);
    return !subjectsOf(declaration).every((subject) => stopped.has(`${kind} ${subject}`));
  });
}

function stops({ prop, value }: Declaration): readonly Kind[] {
  if (value !== 'none') return [];
  return kinds.filter((kind) => prop === kind || prop === 'display');
}

function moves(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  const kind = kindOf(declaration);
  if (kind === undefined || (prop !== kind && prop !== `${kind}-duration`)) return false;
  return postcss.list.comma(value).some((part) => {
    // Without a duration nothing moves. A second time is a delay.
    const duration = postcss.list.space(part).find((word) => time.test(word));
    return duration !== undefined && !token.test(duration) && Number.parseFloat(duration) !== 0;
  });
}

const kindOf = ({ prop }: Declaration): Kind | undefined =>
  kinds.find((kind) => prop.startsWith(kind));

/** The last class of each selector: the styled element, without its ancestors. */
function subjectsOf(declaration: Declaration): readonly string[] {
  const rule = ancestorsOf(declaration).find((node) => node.type === 'rule');
  if (rule?.type !== 'rule') return [];
  return rule.selectors.map(
    (selector) =>
      selector
        .replace(/:(?:not|has)\([^)]*\)/g, '')
        .match(/\.[\w-]+/g)
        ?.at(-1) ?? selector,
  );
}

const mediaOf = (declaration: Declaration): string =>
  ancestorsOf(declaration)
    .flatMap((node) => (node.type === 'atrule' && node.name === 'media' ? [node.params] : []))
    .join(' and ');
