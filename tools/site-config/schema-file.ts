import { join } from 'node:path';
import { publishedSiteConfigSchema } from '@parlour/features/site-config';
import { root } from '../lib/paths.ts';

/** The published schema, for the editors of operators. */
export const schemaFile: string = join(root, 'docs', 'site-config.schema.json');

/** Its text, not formatted. */
export const schemaText = (): string => `${JSON.stringify(publishedSiteConfigSchema(), null, 2)}\n`;
