/**
 * The end of an iteration is an event, and React listens to every kind of
 * event: a line that runs all day would wake the page up at each round. Many
 * rounds are one iteration, whose progress starts over in between.
 */
const rounds = 50;
const manyRounds = `linear(${Array.from(
  { length: rounds },
  (_, round) => `0 ${(100 * round) / rounds}%, 1 ${(100 * (round + 1)) / rounds}%`,
).join(', ')})`;

/**
 * Styles of something that goes round for ever at an even pace without waking
 * the page. `keyframes` is one round; `duration` how long it takes, in CSS.
 */
export const endless = (keyframes: string, duration: string) => ({
  animation: `${keyframes} linear infinite`,
  animationDuration: duration,
  '@supports': {
    '(animation-timing-function: linear(0, 1))': {
      animationDuration: `calc(${rounds} * ${duration})`,
      animationTimingFunction: manyRounds,
    },
  },
});
