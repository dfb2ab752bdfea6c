// The Firebase Auth emulator of one project, without the command line around it: that starts a hub and a logger and asks the network first.
import { createRequire } from 'node:module';

const express = createRequire(import.meta.url)('exegesis-express');
const { middleware } = express;
// Compiling the schemas of all calls takes a dozen seconds, so each is compiled at its first call.
express.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });
const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');

const [project, port = '0'] = process.argv.slice(2);
const app = await createApp(project);
const server = app.listen(Number(port), '127.0.0.1', () => process.send?.({ port: server.address().port }));
// Ends with the tests that started it.
process.on('disconnect', () => process.exit());
