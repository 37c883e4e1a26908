// Failing fixture: a package that needs an application, and a file that does not exist.
import { site } from '../../../apps/web/src/main.ts';
import { nothing } from './gone.ts';

export const both = [site, nothing];
