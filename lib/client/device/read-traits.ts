import 'client-only';

const CANVAS = { width: 120, height: 24 } as const;

function drawText(): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, CANVAS);
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.font = '16px Arial';
  pen.fillText('Mg \u00e9\u00df\u4e2d \u{1f3b2}', 2, 18);
  return canvas.toDataURL();
}

function traits(): string {
  const { userAgent, languages, hardwareConcurrency } = window.navigator;
  const { width, height, colorDepth } = window.screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify([
    userAgent,
    languages,
    width,
    height,
    colorDepth,
    timeZone,
    hardwareConcurrency,
    drawText(),
  ]);
}

/** Returns the first 32 hex digits of a SHA-256. @throws outside secure contexts, which lack crypto.subtle */
export async function readTraits(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits()));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, 32);
}
