// State of the messaging service's stand-in: installations and push tokens.
import { randomBytes } from 'node:crypto';

type Installation = { project: string; appId: string; refreshToken: string; authToken: string };
type Registration = { project: string; fid: string; web: Record<string, string> };

export class PushSubscriptionState {
  private readonly installations = new Map<string, Installation>();
  private readonly registrations = new Map<string, Registration>();

  /** Creates an installation, or renews the tokens of an existing one. */
  install(project: string, appId: string, wanted: string): Installation & { fid: string } {
    const fid = /^[cdef][\w-]{21}$/.test(wanted)
      ? wanted
      : `c${randomBytes(16).toString('base64url').slice(0, 21)}`;
    const made = {
      project,
      appId,
      refreshToken: `2_${randomBytes(24).toString('base64url')}`,
      authToken: `sandbox.${randomBytes(18).toString('base64url')}.fis`,
    };
    this.installations.set(fid, made);
    return { ...made, fid };
  }

  /** Returns a new token for the installation's refresh token. */
  renew(fid: string, refreshToken: string): string | undefined {
    const known = this.installations.get(fid);
    if (!known || known.refreshToken !== refreshToken) return undefined;
    known.authToken = `sandbox.${randomBytes(18).toString('base64url')}.fis`;
    return known.authToken;
  }

  /** Returns the id of the installation with this token, at that project. */
  findInstallation(project: string, authToken: string): string | undefined {
    for (const [fid, one] of this.installations)
      if (one.project === project && one.authToken === authToken) return fid;
    return undefined;
  }

  register(project: string, fid: string, web: Record<string, string>): string {
    const token = `${fid}:APA91b${randomBytes(90).toString('base64url')}`;
    this.registrations.set(token, { project, fid, web });
    return token;
  }

  /** Whether a push token was issued for that project and is still valid. */
  isRegistered(project: string, token: string): boolean {
    return this.registrations.get(token)?.project === project;
  }

  unregister(token: string): void {
    this.registrations.delete(token);
  }
}
