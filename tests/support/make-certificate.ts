// A certificate of localhost that has signed itself.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

/** Makes one with its key; `file` and `keyFile` are their PEM files. */
export function makeCertificate() {
  const folder = makeTemporaryFolder('certificate');
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  return { file, keyFile: key, key: readFileSync(key), cert: readFileSync(file) };
}
