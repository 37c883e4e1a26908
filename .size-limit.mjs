import { dist, readBuiltSite, sheetsOf } from './tools/lib/built-site.ts';

// Coarse limits of the site as it was built last, in brotli (docs/decisions/044). Each has room of a tenth: they show a
// library that slipped into a page, and nothing else. `pnpm size` builds and compares.

const { home, beyondHome, ofPages } = readBuiltSite();
const limit = (name, limit, files) => ({
  name,
  limit,
  path: files.map((file) => `${dist}/${file}`),
});

export default [
  limit('home, scripts', '170 kB', home),
  limit('login, more than home', '58 kB', beyondHome('src/account/login/index.ts')),
  limit('registration, more than home', '72 kB', beyondHome('src/account/register/index.ts')),
  ...[...ofPages].map(([page, files]) => limit(page.replace(/^.*src\//, ''), '20 kB', files)),
  limit('all styles', '66 kB', sheetsOf()),
  limit('document, Bengali', '17 kB', ['bn/index.html']),
  limit('document, English', '17 kB', ['en/index.html']),
];
