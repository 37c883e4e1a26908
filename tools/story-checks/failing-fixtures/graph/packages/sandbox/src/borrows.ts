// Failing fixture: the backend imports the code of the client it tests.
import { api } from '../../api-client/src/index.ts';

export const borrowed = api;
