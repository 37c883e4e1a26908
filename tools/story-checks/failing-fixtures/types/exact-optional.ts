interface Field {
  hint?: string;
}

/** `undefined` is not the same as "not given". */
export const field: Field = { hint: undefined };
