/** Hands a text to the browser as a file. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The download has its own copy once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
