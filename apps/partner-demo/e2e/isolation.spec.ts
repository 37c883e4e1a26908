import { contentTags, expect, type Page, test } from './fixtures.ts';
import { hostSheets } from './host-sheets.ts';

/** Fixes the box of each element, so that only styles that reach inside can change something. */
const held =
  'display:block!important;box-sizing:border-box!important;width:600px!important;min-width:0!important;max-width:none!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;float:none!important;position:static!important;opacity:1!important;filter:none!important';
const body = contentTags.map((tag) => `<${tag} loading="eager" style="${held}"></${tag}>`).join('');

/** Reads every property of every element inside, and stores them under a name. */
async function keepStyles(page: Page, name: string): Promise<void> {
  await page.evaluate(
    ([kept, tags]) => {
      const read = new Map<Element, Map<string, string>>();
      for (const host of document.querySelectorAll(tags)) {
        for (const element of host.shadowRoot?.querySelectorAll('*') ?? []) {
          const style = getComputedStyle(element);
          // The digits of a jackpot move by themselves.
          const rolls = element instanceof HTMLElement && element.style.transform !== '';
          const steady = [...style].filter(
            (property) => !property.startsWith('--') && !(rolls && property === 'transform'),
          );
          read.set(
            element,
            new Map(steady.map((property) => [property, style.getPropertyValue(property)])),
          );
        }
      }
      Reflect.set(globalThis, kept, read);
    },
    [name, contentTags.join()] as const,
  );
}

/** Returns the properties that changed, without those that also differ between the first two readings. */
const changes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Read = ReadonlyMap<Element, ReadonlyMap<string, string>>;
    const [first, second, now]: Read[] = ['first', 'second', 'now'].map((name) =>
      Reflect.get(globalThis, name),
    );
    const found: string[] = [];
    for (const [element, before] of first ?? []) {
      const steady = second?.get(element);
      const after = now?.get(element);
      for (const [property, value] of before) {
        // Ignores properties that change by themselves, as the digits of a jackpot do.
        if (steady?.get(property) !== value || after === undefined) continue;
        if (after.get(property) !== value) {
          found.push(
            `${element.localName}.${element.className} ${property}: ${value} → ${after.get(property)}`,
          );
        }
      }
    }
    return found.slice(0, 20);
  });

test('[EMB-01] no style sheet of a page changes a property inside an element', async ({
  page,
  open,
}) => {
  await open({ body });
  await expect(page.getByRole('article')).toHaveCount(15);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await keepStyles(page, 'first');
  await page.waitForFunction(
    (shown) =>
      document
        .querySelector('parlour-jackpot')
        ?.shadowRoot?.querySelector('[role=img]')
        ?.getAttribute('aria-label') !== shown,
    await page.getByRole('img', { name: /^জ্যাকপট ৳/ }).getAttribute('aria-label'),
  );
  await keepStyles(page, 'second');
  for (const [name, css] of Object.entries(hostSheets)) {
    await test.step(name, async () => {
      await page.evaluate((text) => {
        const style = document.createElement('style');
        style.id = 'host';
        style.textContent = text;
        document.head.append(style);
      }, css);
      await keepStyles(page, 'now');
      expect(await changes(page), name).toEqual([]);
      await page.evaluate(() => document.getElementById('host')?.remove());
    });
  }
});

for (const width of [320, 600, 1200]) {
  test(`[EMB-01] in a box of ${width} px nothing overflows, at any window width`, async ({
    page,
    open,
  }) => {
    await open({
      body: `<main style="width:${width}px">${body.replaceAll('width:600px', `width:${width}px`)}</main>`,
    });
    await expect(page.getByRole('article').first()).toBeVisible();
    const out = await page.locator(contentTags.join()).evaluateAll((hosts) =>
      hosts.flatMap((host) => {
        const { right } = host.getBoundingClientRect();
        return (
          [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
            .filter((element) => !element.closest('[aria-hidden]'))
            // A strip scrolls sideways, so it may be wider.
            .filter((element) => host.localName !== 'parlour-games' || !element.closest('ul'))
            .filter((element) => element.getBoundingClientRect().right > right + 1)
            .map((element) => `${host.localName} ${element.localName}.${element.className}`)
        );
      }),
    );
    expect(out).toEqual([]);
  });
}
