export { publishedSiteConfigSchema } from './published-schema.ts';
export { siteConfigSchema } from './schema.ts';
