export function Dice() {
  return <p>{Math.random()}</p>;
}
