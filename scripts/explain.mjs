// npm run explain -- FILE|STACK: shows where in the sources the places of a browser's error lie.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { explainPlaces, mapFolders } from './release/explain-places.mjs';

const USAGE = `Usage: npm run --silent explain -- [<file>|<stack>]

  <file>   a log, or a file with a stack
  <stack>  a stack, or a place such as chunks/1234-0123456789abcdef.js:1:2345; without any, the standard input is read

Exit code: 0 places were found, 1 none, 2 wrong use.`;

const PLACE = /:\d+:\d+/;

async function readInput(words) {
  const [first] = words;
  if (first === undefined) return process.stdin.isTTY ? undefined : text(process.stdin);
  const isFile = words.length === 1 && existsSync(first) && statSync(first).isFile();
  return isFile ? readFileSync(first, 'utf8') : words.join(' ');
}

async function run(words) {
  const [first] = words;
  if (words.length === 1 && first !== '--help' && !PLACE.test(first) && !existsSync(first)) {
    process.stderr.write(`There is no file ${first}.\n`);
    return 2;
  }
  const input = words.includes('--help') ? undefined : await readInput(words);
  if (input === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const lines = explainPlaces(input, mapFolders());
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length === 0) process.stderr.write('No place of a script of this site is in it.\n');
  return lines.length === 0 ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2));
