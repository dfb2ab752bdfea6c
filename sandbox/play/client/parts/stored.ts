// Session storage of a game; a cross-site frame may be denied storage, and plays on without.
const inMemory = new Map<string, string>();

export const readItem = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
};

export const store = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
};
