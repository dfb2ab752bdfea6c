// Bare Node server: the minimal cost of a response.
import { createServer } from 'node:http';

const BODY = 'hello';
const HEADERS = { 'Content-Type': 'text/plain', 'Content-Length': BODY.length };

createServer((_request, response) => response.writeHead(200, HEADERS).end(BODY)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
