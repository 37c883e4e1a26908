// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { staticPage, withoutScripts } from './static-page.ts';

const document = `<!doctype html><html lang="bn" data-brand="padma"><head>
<script type="importmap">{"imports":{}}</script>
<script id="parlour-drawn" type="application/json">{"calls":[]}</script>
<script>fetch('/early')</script>
<script type="module" src="/assets/home.js"></script>
<link rel="modulepreload" href="/assets/react.js">
<link rel="preload" as="fetch" href="/brand.json">
<link rel="stylesheet" href="/assets/home.css"><link rel="stylesheet" href="/assets/later.css">
<style>@layer pl.ui;</style></head>
<body><div id="root"><link rel="preload" as="image" href="/art/scene/river.svg">
<h1 class="title" onclick="go()">River</h1><img src="/art/scene/river.svg" alt=""></div>
<link rel="stylesheet" href="/assets/whole.css"></body></html>`;

test('removes everything that runs, and everything that fetches something to run', () => {
  const { html } = withoutScripts(document);
  expect(html).not.toMatch(/<script|modulepreload|as="fetch"|onclick|rel="stylesheet"/);
});

test('keeps content, pictures and their preloads', () => {
  const { html } = withoutScripts(document);
  expect(html).toContain('<h1 class="title">River</h1>');
  expect(html).toContain('<img src="/art/scene/river.svg" alt="">');
  expect(html).toContain('as="image"');
  expect(html).toContain('<style>@layer pl.ui;</style>');
  expect(html.startsWith('<!doctype html>\n<html lang="bn"')).toBe(true);
});

test('only the style sheets of the head block the first paint', () => {
  expect(withoutScripts(document).blocking).toEqual(['/assets/home.css', '/assets/later.css']);
});

test('the rules of these style sheets are inside the page, in the same order', () => {
  const sheets: Record<string, string> = {
    '/assets/home.css': '.title { color: red }',
    '/assets/later.css': '.title { color: green }',
  };
  const page = staticPage(withoutScripts(document), (href) => sheets[href] ?? '');
  expect(page.replaceAll(/\s/g, '')).toContain(
    '<style>.title{color:red}.title{color:green}</style></head>',
  );
});
