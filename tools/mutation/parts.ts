/** A part of the code whose faults the tests have to see: which files are changed, and which tests look. */
export interface MutationPart {
  readonly name: string;
  /** Patterns of files, from the project's root. */
  readonly sources: readonly string[];
  /** Patterns of tests, from the project's root. */
  readonly tests: readonly string[];
}

/** What handles money, and what every call goes through. */
export const mutationParts: readonly MutationPart[] = [
  {
    name: 'models',
    sources: ['packages/features/src/**/{*-model,game-summary}.ts'],
    // Those beside the models: what is drawn with them takes a hundred times as long.
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
    // Their own tests alone: those that call over HTTP see more, and take a hundred times as long.
    tests: ['packages/sandbox/src/{ledger,cashier,contracts}/*.test.ts'],
  })),
];
