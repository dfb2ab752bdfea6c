// Interleaved rounds: every server once, there and back.
import { cpuMsOf } from './process-tree.mjs';
import { orderOf } from './statistics.mjs';
import { runLoad, toRequest } from './wrk.mjs';

const VISITORS = 2048;
const SHARE_OF_CAPACITY = 0.3;

/** Requests of a target: its own list for the round, or one request by its `visitors`. */
function requestsOf(target, round) {
  if (target.requests) return target.requests(round);
  return Array.from({ length: target.visitors ?? VISITORS }, (_, visitor) => toRequest(target, visitor + 1));
}

async function load(target, round, { seconds, rate }) {
  const figures = await runLoad({ port: target.port, requests: requestsOf(target, round), seconds, rate });
  if (figures.faults > 0)
    throw new Error(`${target.name}: ${figures.faults} of ${figures.requests} requests failed`);
  return figures;
}

/** Returns CPU ms per request and requests per second of one target: under full load, or at a rate. */
export async function measureCpu(target, round, { seconds, rate }) {
  const before = cpuMsOf(target.pids);
  const figures = await load(target, round, { seconds, rate });
  return {
    cpuMs: (cpuMsOf(target.pids) - before) / figures.requests,
    rate: figures.rate,
    bytes: figures.bytesEach,
  };
}

const emptyLists = (targets) => Object.fromEntries(targets.map(({ name }) => [name, []]));

async function runRounds(targets, { rounds, measure }) {
  const lists = emptyLists(targets);
  const byName = new Map(targets.map((target) => [target.name, target]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of orderOf([...byName.keys()], round))
      lists[name].push(await measure(byName.get(name), round + 1));
  return lists;
}

/** Returns CPU ms per request of all targets by name and round, after a warm-up: under full load, or at one rate. */
export async function compareCpu(targets, { plan, rate }) {
  for (const target of targets) await load(target, 0, { seconds: plan.warmSeconds });
  const lists = await runRounds(targets, {
    rounds: plan.rounds,
    measure: (target, round) => measureCpu(target, round, { seconds: plan.seconds, rate }),
  });
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.map(({ cpuMs }) => cpuMs)]),
  );
}

/** Returns 30 % of the requests per second of the slowest target. */
export async function findSharedRate(targets, plan) {
  const rates = [];
  for (const target of targets) {
    await load(target, 0, { seconds: plan.warmSeconds });
    rates.push((await load(target, 0, { seconds: plan.warmSeconds })).rate);
  }
  return Math.min(...rates) * SHARE_OF_CAPACITY;
}

/** Returns p50 and p99 (ms) of all targets by name at one rate, by round. */
export function compareLatency(targets, { plan, rate }) {
  return runRounds(targets, {
    rounds: plan.rounds,
    measure: (target, round) => load(target, round, { seconds: plan.seconds, rate }),
  });
}
