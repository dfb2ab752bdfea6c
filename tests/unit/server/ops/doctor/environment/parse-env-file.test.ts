import { parseEnvFile } from '@/lib/server/ops/doctor/environment/parse-env-file';

test.each([
  ['A=plain', { A: 'plain' }],
  ['A = b', {}],
  ['  A=with spaces  ', { A: 'with spaces' }],
  ['A=a#b # c', { A: 'a#b # c' }],
  ['# A=1\n; B=2\nC=3', { C: '3' }],
  ['A="in \\"quotes\\" and \\\\"', { A: 'in "quotes" and \\' }],
  ["A='as $it \\is'", { A: 'as $it \\is' }],
  ['A=one\\\ntwo', { A: 'onetwo' }],
  ['A=1\nA=2', { A: '2' }],
  ['A=', { A: '' }],
  ['A=b=c', { A: 'b=c' }],
  ['export A=1\nnot a line\n\r\nB=2\r', { B: '2' }],
  ['A="open', { A: '"open' }],
])('reads %j as systemd does (B41)', (text, values) => {
  expect(parseEnvFile(text)).toEqual(values);
});
