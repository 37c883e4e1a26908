/** Saves a text as a file with the browser's download. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // By then the download has started and has its own copy.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
