/**
 * What a module imports when it draws something, or uses a library that needs a browser. React Query is not among them:
 * it marks its own modules, and a server may call the functions that describe a read.
 */
const needsReact =
  /^(?:react(?:-dom)?(?:\/.*)?|react-stately\/.+|@radix-ui\/.+|@tanstack\/react-virtual|downshift|lucide-react)$/;

/**
 * The first line of a built module: `'use client'` when it imports React, so that a server component of Next may import
 * it. A module without React stays as it is: a server may call its functions.
 */
export const directiveOf = (imports: readonly string[]): string =>
  imports.some((name) => needsReact.test(name)) ? "'use client';" : '';
