// Paths of the command line: npm starts scripts at the project's root, wherever it was called.
import path from 'node:path';

export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? '.', file);
