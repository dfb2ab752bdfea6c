// Requests of the stand-in's scripts: script elements and JSONP, as the vendor's, from the script's own host.
export const ownOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

const defaultTimeoutMs = 10_000;
let count = Date.now();

/** Calls back with whether it failed; a late script counts as failed. */
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

export type PuzzleAnswer = Record<string, any>;

/** Requests by JSONP; `onAnswer` gets the whole answer, `onFailure` is called without one. */
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
