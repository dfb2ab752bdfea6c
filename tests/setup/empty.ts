// Stands in for `server-only` and `client-only`, which refuse to load outside a React build.
export {};
