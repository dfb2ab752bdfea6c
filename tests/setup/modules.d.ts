// The scripts are plain JavaScript: they have to start before any package is there.
declare module '*.mjs';
