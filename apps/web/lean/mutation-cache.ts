/**
 * The cache of mutations of a query client that starts none: what changes something is sent by the client of the backend
 * (`useIntent`). The build puts it in the place of the library's own (docs/decisions/028).
 */
export class MutationCache {
  getAll = (): readonly never[] => [];
  findAll = (): readonly never[] => [];
  clear = (): void => {};
  resumePausedMutations = async (): Promise<void> => {};
}
