import type { WireBanner } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { linkToFrom } from '../../shared/links/server-link.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { toSlides } from './use-banners.ts';

const linkTo = linkToFrom('site.example', 'New window');
const banner: WireBanner = { bannerId: '1', groupName: 'w_home', url: '/a.svg', title: 'Title' };

test('[BAN-01] a banner links to the address of its linkage, and never to an unsafe one', () => {
  const slide = (more: Partial<WireBanner>) =>
    toSlides([{ ...banner, ...more }], 'Details', linkTo)[0];
  expect(slide({})).toEqual({ id: '1', art: '/a.svg', title: 'Title' });
  expect(slide({ linkageType: 'ROUTE', linkage: '/rng', actionLabel: 'Go' })?.action).toEqual({
    label: 'Go',
    href: '/rng',
  });
  expect(slide({ linkageType: 'ROUTE', linkage: '/rng' })?.action?.label).toBe('Details');
  expect(slide({ linkageType: '', linkage: '/rng' })?.action).toBeUndefined();
  expect(slide({ linkageType: 'ROUTE', linkage: 'javascript:run()' })?.action).toBeUndefined();
  for (const linkage of ['//a.example', '/\\a.example', 'data:,x', '']) {
    expect(slide({ linkageType: 'ROUTE', linkage })?.action).toBeUndefined();
  }
  expect(slide({ linkageType: 'URL', linkage: 'https://a.example/x' })?.action).toEqual({
    label: 'Details',
    href: 'https://a.example/x',
    newWindowLabel: 'New window',
  });
});

test('[BAN-01] the banners of the home page link to pages of this site', async () => {
  const { api } = createTestRuntime().runtime;
  const slides = toSlides(await api.getBanners({ groupName: 'w_home' }), 'Details', linkTo);
  expect(slides.length).toBeGreaterThan(1);
  expect(slides[0]?.action?.href).toMatch(/^\//);
});
