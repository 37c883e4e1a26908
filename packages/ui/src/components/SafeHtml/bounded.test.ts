import { expect, test } from 'vitest';
import { bounded, limits } from './bounded.ts';
import { hostile } from './hostile.ts';

const whole = (html: string) => ({ html, shortened: false });

test('[NOT-03] a text as operators write it is not cut', () => {
  const notice = '<p>One<p>Two<br>three<ul><li>a<li>b</ul><table><tr><td>1<td>2</table>';
  expect(bounded(notice.repeat(100))).toEqual(whole(notice.repeat(100)));
  for (const html of ['', 'a < b and c > d', '<', '</', '<3 </3', '<p', ...hostile]) {
    expect(bounded(html)).toEqual(whole(html));
  }
});

test('[NOT-03] nested tags are cut at the maximum depth', () => {
  expect(bounded('<b>'.repeat(20_000))).toEqual({
    html: '<b>'.repeat(limits.depth),
    shortened: true,
  });
  // A closing tag without an opening tag does not reduce the depth, and neither does a name like `constructor`.
  for (const trick of ['<b></x>', '<div></constructor>', '<B></i>', '<i/>', '<b title="</u>">']) {
    const { html, shortened } = bounded(trick.repeat(20_000));
    expect(shortened, trick).toBe(true);
    expect(html.length).toBeLessThanOrEqual(trick.length * (limits.depth + 1));
  }
});

test('[NOT-03] closed tags do not add to the depth, but their number is limited', () => {
  const line = '<div><i>x</i></div>';
  expect(bounded(line.repeat(1_000)).shortened).toBe(false);
  const { html, shortened } = bounded(line.repeat(20_000));
  expect(shortened).toBe(true);
  expect(html.split('<').length - 1).toBe(limits.tags);
});

test('[NOT-03] the length is limited, and a text of exactly the maximum length is not cut', () => {
  expect(bounded('x'.repeat(limits.length))).toEqual(whole('x'.repeat(limits.length)));
  expect(bounded('x'.repeat(limits.length + 1))).toEqual({
    html: 'x'.repeat(limits.length),
    shortened: true,
  });
});
