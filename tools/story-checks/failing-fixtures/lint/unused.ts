export function half(a: number): number {
  const never = a * 2;
  return a / 2;
}
