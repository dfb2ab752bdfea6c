// How the stand-in's scripts fetch: by script elements and JSONP, as the vendor's do, from the host they came from.
export const ownOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

const defaultTimeoutMs = 10_000;
let count = Date.now();

/** Calls back with whether it failed; a script that comes too late counts as failed. */
export const loadScript = (
  url: string,
  timeoutMs: number | undefined,
  done: (isFailed: boolean) => void,
): void => {
  const script = document.createElement('script');
  let isSettled = false;
  const settle = (isFailed: boolean): void => {
    if (isSettled) return;
    isSettled = true;
    done(isFailed);
  };
  script.onload = () => setTimeout(() => settle(false), 0);
  script.onerror = () => settle(true);
  script.src = url;
  script.async = true;
  document.head.append(script);
  setTimeout(() => settle(true), timeoutMs ?? defaultTimeoutMs);
};

export type Query = Record<string, string | undefined>;

// biome-ignore lint/suspicious/noExplicitAny: an answer has the form its caller knows
export type PuzzleAnswer = Record<string, any>;

/** Asks by a script that calls back; `heard` gets the whole answer, `lost` hears that there is none. */
export const askByScript = (
  url: string,
  query: Query,
  {
    timeoutMs,
    onAnswer,
    onFailure,
  }: { timeoutMs?: number; onAnswer: (answer: PuzzleAnswer) => void; onFailure: () => void },
): void => {
  count += 1;
  const name = `geetest_${count}`;
  const page = window as unknown as Record<string, unknown>;
  page[name] = (answer: PuzzleAnswer) => {
    delete page[name];
    onAnswer(answer);
  };
  const parameters = new URLSearchParams({ callback: name });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) parameters.set(key, value);
  loadScript(`${url}?${parameters}`, timeoutMs, (isFailed) => {
    if (isFailed) onFailure();
  });
};
