// Calls of the studio's server.

const GONE = 'The studio does not answer: start npm run studio again and open the address that it prints.';

async function ask(path, options) {
  const answer = await fetch(path, options).catch(() => {
    throw new Error(GONE);
  });
  if (answer.headers.get('content-type') !== 'application/json') throw new Error(await answer.text());
  const value = await answer.json();
  if (value.error) throw new Error(value.error);
  return value;
}

export const getJson = (path) => ask(path);

export const postJson = (path, value) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) });
