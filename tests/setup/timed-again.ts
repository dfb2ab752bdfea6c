// What is timed runs by itself and may try three times: the machine has moments of its own (scripts/check/suites.mjs names what needed them).
jest.retryTimes(2);
