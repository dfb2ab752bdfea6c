// The proof that a host leads to this installation: a text that only its secret makes, and that gives nothing of the secret away.
import 'server-only';
import { hkdfSync } from 'node:crypto';

const PROOF_BYTES = 16;

/** Returns the proof of a normalised host name: 32 hexadecimal digits. */
export function toDomainProof(secret: string, hostName: string): string {
  return Buffer.from(hkdfSync('sha256', secret, hostName, 'site domain proof', PROOF_BYTES)).toString('hex');
}
