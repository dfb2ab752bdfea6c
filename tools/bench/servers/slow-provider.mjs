// Slow provider that counts its requests; GET /count returns the number.
import { createServer } from 'node:http';

const DELAY_MS = 400;
const counts = new Map();

createServer((request, response) => {
  const [path] = request.url.split('?', 1);
  const send = (value) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  if (path === '/count') return send(Object.fromEntries(counts));
  counts.set(path, (counts.get(path) ?? 0) + 1);
  setTimeout(() => send({ success: true, value: {} }), DELAY_MS);
}).listen(Number(process.env.PORT), '127.0.0.1');
