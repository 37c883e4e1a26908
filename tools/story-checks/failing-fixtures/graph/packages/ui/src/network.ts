// Failing fixture: the component library reaches for the network.
import { api } from '../../api-client/src/index.ts';

export const asks = api;
