// Steady load through the balancer: pages, calls and logins of four merchants, from many addresses.
import { setTimeout as sleep } from 'node:timers/promises';
import { askTls } from './ask-tls.mjs';

const EVERY_MS = 100;
const MAX_WAITING = 60;
const SESSIONS = 8;
const NAMES = ['aurora', 'rio', 'noor', 'lotus'];
const PAGES = ['home', 'login', 'register', 'service', 'mine', 'safety', 'offline', 'home?lang=EN'];
const CALLS = ['/wps/system/country', '/wps/member/info'];
const LOGIN = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });

/** Cycle of thirty requests: a login, ten calls, pages. */
function toStep(turn) {
  const name = NAMES[turn % NAMES.length];
  if (turn % 30 === 0)
    return { kind: 'sign-in', name: 'aurora', path: '/wps/session/login', method: 'POST', body: LOGIN };
  if (turn % 3 === 1)
    return { kind: 'call', name: 'aurora', path: CALLS[Math.floor(turn / 3) % CALLS.length] };
  return { kind: 'page', name, path: `/m/${PAGES[Math.floor(turn / NAMES.length) % PAGES.length]}` };
}

const toCookie = ({ 'set-cookie': lines = [] }) => lines.map((line) => line.split(';', 1)[0]).join('; ');

/** Starts it. `record` receives each answer; `forget` makes every page a new one, as after a restart. */
export function startLoad(port, record) {
  const cookies = [];
  const waiting = new Set();
  const seen = new Map();
  let isOn = true;
  const send = async (turn) => {
    const step = toStep(turn);
    const place = `${step.name}${step.path}`;
    const seenTimes = seen.get(place) ?? 0;
    const cookie = step.kind === 'call' ? cookies[turn % SESSIONS] : undefined;
    const at = Date.now();
    const answer = await askTls({ ...step, port, cookie, visitor: 1 + (turn % 250) });
    if (step.kind === 'sign-in' && answer.status === 200) {
      cookies.unshift(toCookie(answer.headers));
      cookies.length = Math.min(cookies.length, SESSIONS);
    }
    if (answer.status === 200) seen.set(place, (seen.get(place) ?? 0) + 1);
    record({ ...answer, ...step, at, seenTimes });
  };
  const run = (async () => {
    for (let turn = 0; isOn; turn += 1) {
      if (waiting.size < MAX_WAITING) {
        const sent = send(turn).finally(() => waiting.delete(sent));
        waiting.add(sent);
      }
      await sleep(EVERY_MS);
    }
  })();
  const stop = async () => {
    isOn = false;
    await run;
    await Promise.all(waiting);
  };
  return { forget: () => seen.clear(), stop };
}
