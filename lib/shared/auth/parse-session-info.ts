// Parses MC_SESSION_INFO, which a player or an extension may have changed.
import type { SessionInfo } from '@/lib/shared/auth/session-info';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses the seven fields; each is empty when missing or of another type. */
export function parseSessionInfo(raw: Record<string, unknown> | undefined): SessionInfo | undefined {
  if (!raw) return undefined;
  return {
    spanId: textOf(raw.spanId),
    id: textOf(raw.id),
    token: textOf(raw.token),
    merchantCode: textOf(raw.merchantCode),
    userName: textOf(raw.userName),
    type: textOf(raw.type),
    firstTimeLogin: raw.firstTimeLogin === true,
  };
}
