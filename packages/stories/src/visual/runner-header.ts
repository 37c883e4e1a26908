/** Header with which the test-runner requests the index: it gets the stories in batches. */
export const runnerHeader = 'x-parlour-runner';
