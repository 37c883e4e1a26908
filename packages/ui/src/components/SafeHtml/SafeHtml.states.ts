// A separate file: a URL in the text would become a `data:` URL, which the sanitiser drops.
import river from '../../samples/art/scene-river.svg?no-inline';
import { defineStates } from '../../testing/states.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

export const safeHtmlStates = defineStates<SafeHtmlProps>()((say) => {
  const body = say('overlay.noticeBody');
  return {
    paragraph: { html: `<p>${body}</p>` },
    article: {
      html: `<h1>${say('notice.withdrawal')}</h1><p>${body} <a href="#more">${say('banner.details')}</a></p><h4>${say('notice.region')}</h4><ul><li>${body}</li><li><strong>${body}</strong></li></ul><ol><li>${body}</li></ol>`,
    },
    table: {
      html: `<table><tr><th>1</th><td>\u09F350,000.00</td></tr><tr><th>2</th><td>\u09F330,000.00</td></tr></table>`,
    },
    plain: { html: body },
    hostile: {
      html: `<p onclick="globalThis.acted=1" style="color:red">${body}</p><script>globalThis.acted=1</script><iframe src="/play"></iframe><a href="javascript:globalThis.acted=1">${body}</a>`,
    },
    /** Not written in an editor; but a server that sends it must not freeze a page. */
    shortened: {
      html: `<p>${body}</p>${'<b>'.repeat(20_000)}`,
      shortenedNote: say('html.shortened'),
    },
    empty: { html: '' },
    longText: { html: `<p>${body.repeat(4)}</p><blockquote>${body}</blockquote>`.repeat(3) },
    picture: {
      html: `<img src="${river}" alt="${say('image.river')}" width="640" height="210"><p>${body}</p>`,
    },
  };
});
