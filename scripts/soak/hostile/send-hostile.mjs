// Requests that no browser sends, as bytes on a socket. A larger generator plugs in here: `sendHostile` is all that the soak knows of it.
import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';

const LIMIT_MS = 3_000;
const pick = (all) => all[randomInt(all.length)];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'QUERY'];
const TARGETS = [
  '/m/home',
  '/m/%',
  '/m/%ff%fe',
  '/m/..%2f..',
  '/wps/%00',
  '//evil.example/m',
  '/m/home?a=%zz',
  '*',
  '',
];
const HOSTS = ['aurora.localhost', 'nobody.localhost', '[....]', 'aurora.localhost:x', '%', 'a'.repeat(300)];
const NAMES = [
  'X-Site-Inner',
  'Cookie',
  'X-Forwarded-For',
  'Forwarded',
  'RSC',
  'Accept-Language',
  'User-Agent',
  'Range',
];
const VALUES = [
  '%',
  '%E0%A4%A',
  '\u00e4\u00ff',
  'a'.repeat(9_000),
  '1.2.3.4:56',
  'mc=%; mc=',
  '\t',
  '{"a":'.repeat(200),
];

const noise = () =>
  randomBytes(randomInt(1, 200))
    .toString('latin1')
    .replaceAll(/[\r\n]/g, '?');

function makeRequest() {
  const lines = [
    `${pick(METHODS)} ${pick(TARGETS)} HTTP/1.1`,
    `Host: ${pick(HOSTS)}`,
    `${pick(NAMES)}: ${pick([...VALUES, noise()])}`,
    `${pick(NAMES)}: ${pick(VALUES)}`,
  ];
  const body = pick(['', '', '['.repeat(20_000), noise()]);
  const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return `${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}

/** Sends one hostile request to a site on this machine. Resolves with the status of its answer and its text, or with 0 where it was cut off. */
export function sendHostile(port) {
  const asked = makeRequest();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(Buffer.from(asked, 'latin1')));
    const end = () => {
      socket.destroy();
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ asked, status: Number(status), text });
    };
    socket.setTimeout(LIMIT_MS, end);
    socket.on('data', (part) => {
      text += part.toString('latin1', 0, 2_000);
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('close', end).on('error', end);
  });
}
