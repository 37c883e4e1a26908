import type { Backend } from '../backend.ts';

/** Proofs that were given and not used yet: token → what it proves. */
const proofs = new WeakMap<Backend, Map<string, string>>();

const of = (backend: Backend): Map<string, string> => {
  const known = proofs.get(backend) ?? new Map<string, string>();
  proofs.set(backend, known);
  return known;
};

/** A token that proves `what` once: `phone 8801712345678`, `person`. */
export function giveProof(backend: Backend, what: string): string {
  const given = of(backend);
  const token = `proof-${given.size + 1}-${backend.state.random.int(100_000, 999_999)}`;
  given.set(token, what);
  return token;
}

/** Whether a token proves `what`. Uses the token up in both cases. */
export function takeProof(backend: Backend, token: string, what: string): boolean {
  const given = of(backend);
  const proved = given.get(token);
  given.delete(token);
  return proved === what;
}
