import { readAddress } from '../Link/address.ts';
import type { PictureSources } from '../Pictures/Pictures.tsx';

/** Parses HTML into nodes that run no code and load nothing. */
export type Parse = (html: string) => Node;

/**
 * Turns HTML from a server into harmless nodes (NOT-03). The sanitiser `parse` has read it first; then only what is on
 * the lists below is copied. The result is built node by node, so no text is parsed twice.
 */
export function sanitise(
  html: string,
  owner: Document,
  parse: Parse,
  /** Where its pictures may come from. Default: anywhere. */
  pictures: PictureSources = (address) => [address],
  /** The host of this site with its port. Full URLs with this host count as links of this site. Default: unknown. */
  ownHost?: string,
  /** The level of its highest headings. Default 3. */
  headingLevel: HeadingLevel = 3,
): DocumentFragment {
  const clean = owner.createDocumentFragment();
  copyInto(clean, parse(html), { owner, pictures, ownHost, renamed: renamedTo[headingLevel] });
  return clean;
}

/** Elements that are kept. */
export const kept: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code dd del div dl dt em h3 h4 h5 h6 hr i img ins li ol p ' +
    'pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);

/** Elements that are removed with their content. Any other unknown element is replaced by its content. */
const dropped = new Set(
  (
    'applet audio base button canvas embed form frame frameset iframe input link math meta ' +
    'noembed noframes noscript object option plaintext portal script select style svg template ' +
    'textarea title video xmp'
  ).split(' '),
);

/** The level of the highest headings of a text: below the title of a window, or of a page. */
export type HeadingLevel = 2 | 3;

/** New names of headings that are too high. */
const renamedTo: Readonly<Record<HeadingLevel, ReadonlyMap<string, string>>> = {
  2: new Map([['h1', 'h2']]),
  3: new Map([
    ['h1', 'h3'],
    ['h2', 'h3'],
  ]),
};

const number = /^\d{1,4}$/;
const always = () => true;

/** Attributes that are kept, with a check of their values. */
const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  '*': { dir: (value) => /^(ltr|rtl|auto)$/.test(value), lang: (value) => /^[\w-]+$/.test(value) },
  a: { title: always },
  abbr: { title: always },
  img: {
    alt: always,
    width: (value) => number.test(value),
    height: (value) => number.test(value),
  },
  ol: { start: (value) => number.test(value) },
  td: { colspan: (value) => number.test(value), rowspan: (value) => number.test(value) },
  th: { colspan: (value) => number.test(value), rowspan: (value) => number.test(value) },
};

interface Copying {
  readonly owner: Document;
  readonly pictures: PictureSources;
  readonly ownHost: string | undefined;
  readonly renamed: ReadonlyMap<string, string>;
}

function copyInto(target: Node, source: Node, copying: Copying): void {
  const { owner, pictures, ownHost, renamed } = copying;
  for (const node of source.childNodes) {
    if (node.nodeType === node.TEXT_NODE) {
      target.appendChild(owner.createTextNode(node.textContent ?? ''));
      continue;
    }
    if (!isElement(node)) continue;
    const name = node.localName.toLowerCase();
    if (dropped.has(name)) continue;
    const safe = renamed.get(name) ?? name;
    // An `h2` that was not renamed is allowed by the heading level.
    if (!kept.has(safe) && safe !== 'h2') {
      copyInto(target, node, copying);
      continue;
    }
    const copy = owner.createElement(safe);
    copyAttributes(copy, node);
    if (safe === 'a') placeLink(copy, node.getAttribute('href') ?? '', ownHost);
    if (safe === 'img' && !placePicture(copy, node, pictures)) continue;
    copyInto(copy, node, copying);
    target.appendChild(copy);
  }
}

/** Sets the URL of a picture after all checks, because setting it starts the request. */
function placePicture(copy: Element, original: Element, pictures: PictureSources): boolean {
  const address = original.getAttribute('src') ?? '';
  if (address === '' || !isPicture(address)) return false;
  const [source] = pictures(address);
  if (source === undefined) return false;
  copy.setAttribute('loading', 'lazy');
  copy.setAttribute('src', source);
  return true;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

function copyAttributes(copy: Element, original: Element): void {
  const name = copy.localName;
  const rules = { ...attributes['*'], ...attributes[name] };
  for (const [attribute, accepts] of Object.entries(rules)) {
    const value = original.getAttribute(attribute);
    if (value !== null && accepts(value)) copy.setAttribute(attribute, value);
  }
}

/** Sets the URL of a link. A link that must not be followed keeps only its text. */
function placeLink(copy: Element, address: string, ownHost: string | undefined): void {
  const to = readAddress(address, ownHost);
  if (!to && !isCall(address)) return;
  const isOwn = to?.kind === 'own';
  copy.setAttribute('href', to?.href ?? address.trim());
  copy.setAttribute('rel', isOwn ? 'noopener' : 'noopener noreferrer nofollow');
  copy.setAttribute('target', isOwn ? '_self' : '_blank');
}

/** Whether it is a mail or phone link, which the device opens in its own app. */
const isCall = (address: string): boolean => /^\s*(?:mailto|tel):[^\s:]+$/i.test(address);

/** An invented origin for relative URLs. Only the scheme of a picture is checked here; `pictures` checks the host. */
const anywhere = 'https://a.invalid';

const isPicture = (address: string): boolean =>
  URL.canParse(address, anywhere) && new URL(address, anywhere).protocol === 'https:';
