// @fastify/http-proxy with defaults: baseline of the API proxy.
import { createRequire } from 'node:module';

const load = createRequire(process.env.PACKAGES);
const server = load('fastify')();

server.register(load('@fastify/http-proxy'), { upstream: process.env.UPSTREAM });
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
