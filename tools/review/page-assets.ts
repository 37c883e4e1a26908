/** Styles of a review page, for light and dark screens. */
export const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-inline-size: 1680px; margin: auto; padding: 24px 16px 64px }
h1, h2, h3, li { overflow-wrap: anywhere }
h2 { margin-block: 48px 0; padding-block-start: 16px; border-block-start: 1px solid GrayText }
h3 { margin-block: 24px 8px; font-size: 17px }
fieldset { border: 1px solid GrayText; border-radius: 8px }
fieldset label { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; margin-inline-end: 24px }
nav ul { columns: 260px; padding-inline-start: 20px }
nav a { display: inline-block; padding-block: 10px }
figure { margin: 0 0 24px }
figcaption { font-weight: 600 }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; align-items: start }
.pictures span { display: block; font-size: 14px }
img { display: block; inline-size: auto; max-inline-size: 100%; block-size: auto; border: 1px solid GrayText }
.over .both .pictures { grid-template-columns: minmax(0, max-content) }
.over .both .was, .over .both .is { grid-area: 1 / 1 }
.over .both .is { clip-path: inset(0 0 0 var(--at, 50%)) }
.over .both span { visibility: hidden }
.slider { display: flex; align-items: center; gap: 12px; max-inline-size: 800px; min-block-size: 44px }
.slider[hidden] { display: none }
.slider input { flex: 1; min-block-size: 44px }
`;

/** Makes the choice of the view and the sliders work. The page is whole without it. */
export const script = `
for (const choice of document.querySelectorAll('fieldset')) choice.hidden = false;
document.addEventListener('change', ({ target }) => {
  if (target.name !== 'view') return;
  const over = target.value === 'over';
  document.body.classList.toggle('over', over);
  for (const slider of document.querySelectorAll('.slider')) slider.hidden = !over;
});
document.addEventListener('input', ({ target }) => {
  if (target.type !== 'range') return;
  target.closest('figure').style.setProperty('--at', target.value + '%');
});
`;
