/**
 * How many rounds are in one iteration of the animation. Each iteration ends with an event, and React listens to every
 * kind of event, so one round per iteration would wake the page up at each round. Inside the iteration the progress
 * starts over for each round.
 */
const rounds = 50;
const manyRounds = `linear(${Array.from(
  { length: rounds },
  (_, round) => `0 ${(100 * round) / rounds}%, 1 ${(100 * (round + 1)) / rounds}%`,
).join(', ')})`;

/**
 * Styles of an endless animation at constant speed that does not wake the page up. `keyframes` is one round;
 * `duration` is the time of one round, in CSS.
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
