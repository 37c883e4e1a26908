import { Hono } from 'hono';
import { fallbackCover } from '../art/cover.ts';
import { sceneByName } from '../art/scene.ts';
import type { Backend } from '../backend.ts';

const forever = 'public, max-age=31536000, immutable';

/** Pictures: one path always shows the same picture, so it may be cached forever. */
export function artRoutes({ catalogue }: Backend): Hono {
  const svg = (picture: string | undefined): Response =>
    picture === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(picture, {
          headers: {
            'Content-Type': 'image/svg+xml',
            'Cache-Control': forever,
            'Access-Control-Allow-Origin': '*',
            // An SVG opened on its own must not run anything either.
            'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          },
        });
  const name = (file: string) => file.replace(/\.svg$/, '');
  return new Hono()
    .get('/art/cover/fallback.svg', () => svg(fallbackCover()))
    .get('/art/cover/:file', (c) => svg(catalogue.cover(Number(name(c.req.param('file'))))))
    .get('/art/vendor/:file', (c) => svg(catalogue.vendorMark(name(c.req.param('file')))))
    .get('/art/scene/:file', (c) => svg(sceneByName(name(c.req.param('file')))));
}
