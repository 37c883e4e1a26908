export function Still() {
  return <p>{new Date(0).toISOString()}</p>;
}
