// Self-signed certificate for names of this machine, valid for a week.
import { mkdirSync } from 'node:fs';
import { inAudit } from '../folder.mjs';
import { needProgram, runProgram } from '../program.mjs';

const NAMES = 'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:*.localhost';

/** Writes site.pem and site-key.pem into the folder that it resolves with. */
export async function writeCertificate() {
  const folder = inAudit('certs');
  mkdirSync(folder, { recursive: true });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${folder}/site-key.pem`];
  const subject = ['-days', '7', '-subj', '/CN=127.0.0.1', '-addext', NAMES, '-out', `${folder}/site.pem`];
  const made = await runProgram([needProgram('openssl'), 'req', '-x509', ...key, ...subject]);
  if (made.code !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  return folder;
}
