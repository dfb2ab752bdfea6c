// A certificate of its own for 127.0.0.1, as a proxy or provider of an operator has it.
import forge from 'node-forge';

const DAY_MS = 86_400_000;

/** Returns a self-signed certificate and its key, as PEM. */
export function makeAuthority(): { readonly certificate: string; readonly key: string } {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
  const name = [{ name: 'commonName', value: '127.0.0.1' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const names = [{ type: 7, ip: '127.0.0.1' }];
  certificate.setExtensions([
    { name: 'subjectAltName', altNames: names },
    { name: 'basicConstraints', cA: true },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return {
    certificate: forge.pki.certificateToPem(certificate),
    key: forge.pki.privateKeyToPem(keys.privateKey),
  };
}
