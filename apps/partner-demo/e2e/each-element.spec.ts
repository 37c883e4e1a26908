import { axeFindings, bringAxe } from '../../web/e2e/crawl/axe.ts';
import { contentTags, expect, test } from './fixtures.ts';

// Tests that run for every content element, one by one.
for (const tag of contentTags) {
  const one = `<${tag} loading="eager"></${tag}>`;

  test(`[EMB-01] [A11-01] <${tag}> has no axe findings, light and dark, in both languages`, async ({
    page,
    open,
  }) => {
    await bringAxe(page);
    for (const scheme of ['light', 'dark']) {
      for (const lang of ['bn', 'en']) {
        await open({
          lang,
          body: `<main><h1>Partner</h1>${one.replace('>', ` scheme="${scheme}">`)}</main>`,
        });
        await page.waitForLoadState('networkidle');
        expect(await axeFindings(page), `${scheme} ${lang}`).toEqual([]);
      }
    }
  });

  test(`[EMB-01] [I18-01] <${tag}> shows another language and brand when its attributes say so`, async ({
    page,
    open,
    codes,
  }) => {
    await open({ body: one });
    const element = page.locator(tag);
    await expect(element.getByRole('link', { name: 'পদ্মা থেকে' })).toBeVisible();
    await element.evaluate((host) => {
      host.setAttribute('lang', 'en');
      host.setAttribute('brand', 'raat');
    });
    await expect(element.getByRole('link', { name: 'From Raat' })).toBeVisible();
    // Names and Bengali texts from the backend are not translated.
    await expect(element.getByRole('link', { name: 'Help' })).toBeVisible();
    await expect(element.getByRole('link', { name: 'সহায়তা' })).toHaveCount(0);
    expect(await codes()).toEqual([]);
  });

  test(`[EMB-01] [A11-01] Tab reaches every link of <${tag}> in order and leaves it again`, async ({
    page,
    open,
  }) => {
    await open({ body: `<a href="#a">before</a>${one}<a href="#b">after</a>` });
    await page.waitForLoadState('networkidle');
    const element = page.locator(tag);
    const links = await element.getByRole('link').count();
    await page.getByRole('link', { name: 'before' }).focus();
    const reached: string[] = [];
    for (let press = 0; press <= links + 3; press += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement } = document;
        const inside = activeElement?.shadowRoot?.activeElement;
        return inside instanceof HTMLAnchorElement
          ? inside.href
          : String(activeElement?.textContent);
      });
      if (name === 'after') break;
      reached.push(name);
    }
    const inside = await element
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    expect(reached.filter((name) => name.startsWith('http'))).toEqual(inside);
    expect(reached.length).toBeLessThan(links + 3);
  });

  test(`[EMB-01] several <${tag}> send each request once; a removed one leaves nothing`, async ({
    page,
    open,
    sent,
  }) => {
    await open({ body: one.repeat(5) });
    await expect(page.getByRole('region')).toHaveCount(5);
    const asked = sent().filter(({ url }) => /^\/(?:wps|lgw)\//.test(url.pathname));
    const addresses = asked.map(({ url }) => url.pathname + url.search);
    expect(addresses).toEqual([...new Set(addresses)]);
    await page.evaluate(() => document.body.replaceChildren());
    expect(await page.evaluate(() => document.body.innerHTML)).toBe('');
  });
}
