// The provider behind the measured relays: one small JSON answer of about 0.9 kB, as cheap as Node can give it.
import { createServer } from 'node:http';

const value = Array.from({ length: 12 }, (_, at) => ({
  id: at,
  name: `entry number ${at}`,
  note: 'a few words of text',
}));
const body = JSON.stringify({ success: true, value });
const headers = {
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(body),
  'x-app-trace-id': 'bench',
};

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
