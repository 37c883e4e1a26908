/**
 * Shows an element as if a mouse were over it. Returns a function that ends this. A page cannot move the mouse, and
 * events alone do not make `:hover` match, so the `:hover` rules are changed to match `held` too.
 */
export function holdHover(element: Element): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => hoverRules(cssRules));
  const written = rules.map((rule) => [rule, rule.selectorText] as const);
  for (const [rule, text] of written)
    rule.selectorText = text.replaceAll(':hover', `:is(:hover, [${held}])`);
  const around: Element[] = [];
  for (let up: Element | null = element; up; up = up.parentElement) around.push(up);
  for (const part of around) part.setAttribute(held, '');
  return () => {
    for (const part of around) part.removeAttribute(held);
    for (const [rule, text] of written) rule.selectorText = text;
  };
}

const held = 'data-held-hover';

const hoverRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':hover') ? rule : [];
    return rule instanceof CSSGroupingRule ? hoverRules(rule.cssRules) : [];
  });
