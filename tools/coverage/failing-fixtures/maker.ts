interface List<Id extends string> {
  readonly ids: readonly Id[];
  statesIn(): Record<Id, object>;
}

export const defineStates = <Id extends string>(build: () => Record<Id, object>): List<Id> => ({
  ids: [],
  statesIn: build,
});

export const storiesFor =
  <Id extends string>(_component: unknown, _states: List<Id>) =>
  (id: Id) => ({ id });
