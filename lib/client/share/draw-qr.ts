import 'client-only';

/** Edge in px: sharp on phones and large enough to print. */
const EDGE_PX = 720;

/** Returns a PNG data URL. Black on white with a margin of four modules in every theme, as cameras need it. Rejects above about 2,900 characters. */
export async function drawQr(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, {
    errorCorrectionLevel: 'M',
    margin: 4,
    width: EDGE_PX,
    color: { dark: '#000000ff', light: '#ffffffff' },
  });
}
