// Sends raw bytes on a connection of its own.
import { connect } from 'node:net';

/** Wait for an answer before the connection is half-closed: the announced body may never come. */
const PATIENCE_MS = 400;
/** Longer than the site waits for the rest of a request. */
const LIMIT_MS = 60_000;

/**
 * Sends one request to a site on this machine, from one of its own addresses.
 * @param {number} port
 * @param {Buffer} sent
 * @param {string} [localAddress]
 * @returns {Promise<{ status: number, text: string }>} status 0 where the connection ended without an answer
 * @throws where neither an answer nor an end comes within a minute
 */
export function sendHostile(port, sent, localAddress = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(sent));
    const parts = [];
    const halfClose = setTimeout(() => socket.end(), PATIENCE_MS);
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer to ${JSON.stringify(sent.toString('latin1'))}`));
    }, LIMIT_MS);
    socket.on('data', (part) => parts.push(part));
    // A reset after an early answer is a valid way to close.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(halfClose);
      clearTimeout(limit);
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}
