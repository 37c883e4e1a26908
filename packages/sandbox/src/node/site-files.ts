/** Pictures that `pnpm site:configure` makes from the brand. Other origins may show them. */
const picture =
  /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png|social-[a-z]{2,3}(?:-[A-Za-z\d]+)*\.png)$/;

/** Texts that `pnpm site:configure` writes for each site. */
const text = /^\/(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;

/** Files that an operator puts into the folder; `deploy/nginx.conf.template` has the same rules. */
const known = /^\/(?:brands\/[\w-]+\.json|\.well-known\/[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*)$/;

/** Whether the path is a picture of the site: an icon, or the picture that a shared link shows. */
export const isSitePicture = (name: string): boolean => picture.test(name);

/** Whether the path is an operator's file, which all sites of a build may share. */
export const isKnown = (name: string): boolean => known.test(name);

/** Whether the path is a file of a site beside its documents and bundles. */
export const isSiteFile = (name: string): boolean =>
  picture.test(name) || text.test(name) || known.test(name);

const types: readonly (readonly [end: RegExp, type: string])[] = [
  [/\.ico$/, 'image/x-icon'],
  [/\.svg$/, 'image/svg+xml; charset=utf-8'],
  [/\.png$/, 'image/png'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json'],
];

const plain = 'text/plain; charset=utf-8';

/** Apple asks for its file without an end of the name. */
const json = /\.json$|\/apple-app-site-association$/;

/** The content type of a file of the site. A file of the operator is JSON or a text, and never a page. */
export const siteFileType = (name: string): string =>
  known.test(name)
    ? json.test(name)
      ? 'application/json'
      : plain
    : (types.find(([end]) => end.test(name))?.[1] ?? plain);
