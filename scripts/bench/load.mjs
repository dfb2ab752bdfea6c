// A bounded load on loopback, and the processor time that each request costs the measured process.
import { Agent } from 'node:http';
import { cpuMsOf, get } from './processes.mjs';

const CONNECTIONS = 16;

/** Asks `target` with 16 kept connections for `seconds`; returns the processor time a request, in ms, and what did not answer 200. */
export async function measure({ pid, ...target }, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  const cpuBefore = cpuMsOf(pid);
  let requests = 0;
  let failures = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const answer = await get(target, agent);
      requests += 1;
      if (answer?.status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return { cpuMs: (cpuMsOf(pid) - cpuBefore) / requests, requests, failures };
}

export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Measures all targets in turn, there and back, after a warm-up; returns the processor times of each by name. */
export async function compare(targets, { rounds, seconds }) {
  for (const target of targets) await measure(target, 2);
  const times = Object.fromEntries(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? targets : targets.toReversed();
    for (const target of order) {
      const { cpuMs, failures } = await measure(target, seconds);
      if (failures > 0) throw new Error(`${target.name}: ${failures} requests were not answered with 200`);
      times[target.name].push(cpuMs);
    }
  }
  return times;
}
