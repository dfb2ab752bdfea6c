// http-proxy-3 with keep-alive: baseline of the API proxy.
import { Agent, createServer } from 'node:http';
import { createProxyServer } from 'http-proxy-3';

const proxy = createProxyServer({
  target: process.env.UPSTREAM,
  agent: new Agent({ keepAlive: true, maxSockets: 128 }),
});

createServer((request, response) => proxy.web(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
