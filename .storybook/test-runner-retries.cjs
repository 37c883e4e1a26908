// The errors of the first try go into the report, by which `npm test` knows what is unsteady.
jest.retryTimes(Number(process.env.PARLOUR_RETRIES ?? 0), { logErrorsBeforeRetry: true });
