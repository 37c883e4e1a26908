/** Saves a file with the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the download has started and has its own copy.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
