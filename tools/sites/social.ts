/** Size of the picture that a shared link shows, as Open Graph recommends it. */
export const social = { width: 1200, height: 630 } as const;
