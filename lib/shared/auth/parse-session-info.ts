// Reads MC_SESSION_INFO back; a player or an extension may have changed it, so nothing in it is trusted.
import type { SessionInfo } from '@/lib/shared/auth/session-info';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses a stored mirror: the seven fields, each empty when missing or of another type; no object gives undefined. */
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
