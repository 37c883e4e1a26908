/**
 * HTML that tries to run code. `act` is the code that each text would run. The URL `index.json` exists in every test
 * environment and is not a picture, so a surviving error handler would be called. These are kinds of attack, not a
 * list of known strings.
 */
const act = 'globalThis.acted=1';
const broken = 'src="index.json"';

export const hostile: readonly string[] = [
  // Scripts, in every spelling that a parser accepts.
  `<script>${act}</script>`,
  `<SCRIPT>${act}</SCRIPT>`,
  `<script src="data:text/javascript,${act}"></script>`,
  `<script type="module">${act}</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `<script>${act}`,
  `<script/x>${act}</script>`,
  `<<script>${act}//<</script>`,
  `<svg><script>${act}</script></svg>`,
  `<math><script>${act}</script></math>`,
  `<template><script>${act}</script></template>`,
  `<noscript><p title="</noscript><img ${broken} onerror=${act}>"></noscript>`,
  // Event handlers.
  `<img ${broken} onerror="${act}">`,
  `<img ${broken} onerror=${act}//`,
  `<img ${broken} OnErRoR="${act}">`,
  `<img/${broken}/onerror="${act}">`,
  `<img ${broken} onerror\n=\n"${act}">`,
  `<img ${broken} on\u0000error="${act}">`,
  `<img ${broken} alt="\`onerror=${act}">`,
  `<IMG """><SCRIPT>${act}</SCRIPT>">`,
  `<body onload="${act}">x</body>`,
  `<p onmouseover="${act}" onclick="${act}" onpointerenter="${act}">x</p>`,
  `<a href="/x" onclick="${act}">x</a>`,
  `<div onfocus="${act}" tabindex="0" autofocus>x</div>`,
  `<p style="animation: x 1s" onanimationstart="${act}">x</p>`,
  `<details open ontoggle="${act}">x</details>`,
  `<video onloadstart="${act}"><source onerror="${act}"></video>`,
  `<audio ${broken} onerror="${act}"></audio>`,
  `<marquee onstart="${act}">x</marquee>`,
  `<input autofocus onfocus="${act}">`,
  `<select autofocus onfocus="${act}"></select>`,
  `<textarea autofocus onfocus="${act}"></textarea>`,
  `<button popovertarget="x" onclick="${act}">x</button><div popover id="x" onbeforetoggle="${act}">x</div>`,
  `<xss onpointerdown="${act}" tabindex="1">x</xss>`,
  `<svg onload="${act}"></svg>`,
  `<svg><animate onbegin="${act}" attributeName="x" dur="1s"></svg>`,
  `<svg><a xlink:href="javascript:${act}"><text>x</text></a></svg>`,
  `<svg><set attributeName="onload" to="${act}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg onload='${act}'/>#x"></svg>`,
  // URLs that run code.
  `<a href="javascript:${act}">x</a>`,
  `<a href="JaVaScRiPt:${act}">x</a>`,
  `<a href=" javascript:${act}">x</a>`,
  `<a href="java\nscript:${act}">x</a>`,
  `<a href="java&Tab;script:${act}">x</a>`,
  `<a href="&#106;avascript:${act}">x</a>`,
  `<a href="&#x6A&#x61vascript:${act}">x</a>`,
  `<a href="\u0001javascript:${act}">x</a>`,
  `<a href="vbscript:${act}">x</a>`,
  `<a href="data:text/html,<script>${act}</script>">x</a>`,
  `<a href="blob:https://a.example/1">x</a>`,
  `<a href="view-source:https://a.example">x</a>`,
  `<img src="javascript:${act}">`,
  `<img src="data:image/svg+xml,<svg onload='${act}'/>">`,
  `<img srcset="javascript:${act} 1x" onerror="${act}">`,
  `<area href="javascript:${act}">`,
  `<form action="javascript:${act}"><input type="submit"></form>`,
  `<button formaction="javascript:${act}">x</button>`,
  `<iframe src="javascript:${act}"></iframe>`,
  `<iframe srcdoc="<script>parent.acted=1</script>"></iframe>`,
  `<object data="javascript:${act}"></object>`,
  `<embed src="javascript:${act}">`,
  `<frameset><frame src="javascript:${act}"></frameset>`,
  `<base href="javascript:${act}//"><a href="x">x</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${act}">`,
  `<link rel="stylesheet" href="javascript:${act}">`,
  `<table background="javascript:${act}"><tr><td>x</td></tr></table>`,
  // Styles that cover the page or send requests.
  `<style>@import 'javascript:${act}'; body { display: none }</style>`,
  `<p style="background: url(javascript:${act}); position: fixed; inset: 0">x</p>`,
  `<div class="pl-ui" id="storybook-root" name="body">x</div>`,
  // Text that becomes markup when it is parsed again.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img ${broken} onerror=${act}&gt;">`,
  `<svg></p><style><a id="</style><img ${broken} onerror=${act}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img ${broken} onerror=${act}>`,
  `<p title="&lt;img ${broken} onerror=${act}&gt;">&lt;img ${broken} onerror=${act}&gt;</p>`,
  `<!--><img ${broken} onerror=${act}>-->`,
  `<![CDATA[><img ${broken} onerror=${act}>]]>`,
  `<textarea></textarea><img ${broken} onerror=${act}></textarea>`,
  `<xmp><p title="</xmp><img ${broken} onerror=${act}>"></xmp>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img id=x ${broken} onerror=${act}>`,
  // Names that hide properties of the document.
  `<img name="getElementById"><form name="querySelector"><input name="attributes"></form>`,
  `<custom-element><slot onslotchange="${act}"></slot></custom-element>`,
];

/** Selectors that must match nothing in sanitised HTML, because their elements can act, frame or style. */
export const forbidden = [
  'script, style, link, meta, base, iframe, frame, frameset, object, embed, applet',
  'form, input, button, select, textarea, template, svg, math, video, audio, marquee, details',
  '[style], [srcset], [srcdoc], [id], [name], [tabindex], [autofocus], [popover], [background]',
].join();

/** Returns what can still act in a tree; an empty list when the tree is harmless. */
export function dangers(tree: ParentNode): readonly string[] {
  const found = [...tree.querySelectorAll(forbidden)].map((part) => part.outerHTML);
  for (const part of tree.querySelectorAll('*')) {
    for (const { name, value } of part.attributes) {
      const runs =
        /^(?:href|src)$/.test(name) && !/^(?:https?:|mailto:|tel:|[/#?\w.%-]*$)/i.test(value);
      if (name.startsWith('on') || runs) found.push(`${part.localName}[${name}=${value}]`);
    }
    if (part.matches('a[href]') && !/noopener/.test(part.getAttribute('rel') ?? '')) {
      found.push(`a without rel: ${part.outerHTML}`);
    }
  }
  return found;
}
