jest.retryTimes(Number(process.env.PARLOUR_RETRIES ?? 0));
