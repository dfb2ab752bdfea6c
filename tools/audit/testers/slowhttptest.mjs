// slowhttptest: others are served within a second despite hundreds of slow connections.
import { writeFileSync } from 'node:fs';
import { toAuditFile } from '../folder.mjs';
import { findProgram, runProgram } from '../program.mjs';

const LOAD = ['-c', '500', '-r', '200', '-l', '15', '-p', '1'];
const MODES = {
  headers: ['-H', '-i', '5', '-x', '24', '-t', 'GET'],
  bodies: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-t', 'POST'],
  ranges: ['-R', '-a', '10', '-b', '3000', '-t', 'HEAD'],
  reading: ['-X', '-w', '512', '-y', '1024', '-n', '5', '-z', '32', '-k', '3'],
};

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/** Counts how often it found the service available, and unavailable. */
const countIn = (text, word) =>
  [...text.replaceAll(COLOURS, '').matchAll(new RegExp(`service available:\\s*${word}`, 'g'))].length;

async function lookAt(program, origin, mode) {
  const path = mode === 'bodies' ? '/wps/session/login' : '/m/home';
  const { stdout, stderr } = await runProgram([program, ...MODES[mode], ...LOAD, '-u', origin + path]);
  writeFileSync(toAuditFile(`slowhttptest-${mode}.txt`), stdout + stderr);
  const [there, away] = [countIn(stdout, 'YES'), countIn(stdout, 'NO')];
  if (there + away === 0) return [`${mode}: it said nothing of the service: ${stderr.slice(-200)}`];
  return away > 0 ? [`${mode}: ${away} of ${there + away} times no answer came`] : [];
}

export const slowhttptest = {
  name: 'slowhttptest',
  run: async ({ origin }) => {
    const program = findProgram('slowhttptest');
    if (!program) return { skipped: 'apt-get install slowhttptest' };
    const findings = [];
    for (const mode of Object.keys(MODES)) findings.push(...(await lookAt(program, origin, mode)));
    return { findings, summary: `${Object.keys(MODES).join(', ')} at 500 connections` };
  },
};
