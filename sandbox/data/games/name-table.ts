// Names of games as the lists hold them: vendor, then code, then name.
export type NameTable = Record<string, Record<string, string>>;
