import type { Page } from '@playwright/test';

export interface Violation {
  readonly directive: string;
  readonly sample: string;
}

/** Collects policy violations on every page of the context, over reloads. */
export async function hearViolations(page: Page): Promise<readonly Violation[]> {
  const heard: Violation[] = [];
  await page.exposeFunction('violated', (violation: Violation) => heard.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const violation = { directive: event.effectiveDirective, sample: event.sample };
      Reflect.apply(Reflect.get(window, 'violated'), window, [violation]);
    });
  });
  return heard;
}
