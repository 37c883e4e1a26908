/** The benchmarks, each with the peer it is compared with. */
export const peers: readonly (readonly [name: string, peer: string])[] = [
  ['buttons', 'radix-themes'],
  ['dialog', 'radix-themes'],
  ['tabs', 'radix-themes'],
  ['figure', 'number-flow'],
  ['slides', 'embla'],
  ['games, first screen', 'virtuoso'],
  ['games, scrolled', 'virtuoso'],
];
