/** A part of the code for mutation tests: the files that are mutated, and the tests that must fail then. */
export interface MutationPart {
  readonly name: string;
  /** Patterns of files, from the project's root. */
  readonly sources: readonly string[];
  /** Patterns of tests, from the project's root. */
  readonly tests: readonly string[];
}

/** The parts that handle money, and the transport of every call. */
export const mutationParts: readonly MutationPart[] = [
  {
    name: 'models',
    sources: ['packages/features/src/**/{*-model,game-summary}.ts'],
    // Only the tests next to the models: tests that render them take a hundred times as long.
    tests: ['packages/features/src/**/{*-model,game-summary}.test.ts'],
  },
  {
    name: 'transport',
    sources: ['packages/api-client/src/transport/*.ts'],
    tests: ['packages/api-client/src/{queries.test.ts,transport/*.test.ts}'],
  },
  ...['ledger', 'cashier', 'contracts'].map((name) => ({
    name,
    sources: [`packages/sandbox/src/${name}/*.ts`],
    // Only the own tests of these folders: tests over HTTP find more, but take a hundred times as long.
    tests: ['packages/sandbox/src/{ledger,cashier,contracts}/*.test.ts'],
  })),
];
