export function Clock() {
  return <time>{Date.now()}</time>;
}
