/** Files that name another one by its content: a change of the other makes them new as well. */
export function namedByContent(
  files: ReadonlyMap<string, string>,
): readonly { readonly file: string; readonly names: string }[] {
  const nameOf = (path: string) => path.split('/').at(-1) ?? path;
  return [...files].flatMap(([file, text]) =>
    [...files.keys()]
      .filter((other) => other !== file && text.includes(nameOf(other)))
      .map((names) => ({ file, names })),
  );
}
