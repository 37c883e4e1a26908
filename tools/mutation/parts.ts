/** A part of the product whose tests are tried with faults. Paths are globs from the root of the project. */
export interface Part {
  /** Files that get faults. */
  readonly mutate: readonly string[];
  /** Files of tests that have to see them. */
  readonly tests: readonly string[];
}

const sandboxTests = ['packages/sandbox/src/**/*.test.ts'];
const notSource = ['!**/*.test.ts', '!**/*.fixture.ts', '!**/*states.ts', '!**/*.css.ts'];

/** Where a fault costs money or locks somebody out. */
export const parts = {
  models: {
    mutate: ['packages/features/src/**/*model.ts', ...notSource],
    tests: ['packages/features/src/**/*.test.ts'],
  },
  transport: {
    mutate: ['packages/api-client/src/transport/*.ts', ...notSource],
    tests: ['packages/api-client/src/transport/*.test.ts'],
  },
  ledger: { mutate: ['packages/sandbox/src/ledger/*.ts', ...notSource], tests: sandboxTests },
  cashier: { mutate: ['packages/sandbox/src/cashier/*.ts', ...notSource], tests: sandboxTests },
  contracts: { mutate: ['packages/sandbox/src/contracts/*.ts', ...notSource], tests: sandboxTests },
} as const satisfies Readonly<Record<string, Part>>;

/** The name of a part, as `pnpm test:mutation` takes it. */
export type PartName = keyof typeof parts;

export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);

/** The least share (percent) of faults that the tests of each part have to see. */
export const leastScore = 85;
