export function Wide() {
  return <p>{window.innerWidth}</p>;
}
