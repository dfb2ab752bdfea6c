// Draws a link as a QR code; the drawing library is loaded with the first code.
import 'client-only';

/** Edge of the picture in pixels: sharp on a phone's screen, large enough to be printed. */
const EDGE_PX = 720;

/**
 * A PNG as a data address. Black on white with a quiet zone of four modules in every theme: cameras need the contrast and the
 * margin. Rejects when the text is too long for a code (about 2,900 characters).
 */
export async function drawQr(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, {
    errorCorrectionLevel: 'M',
    margin: 4,
    width: EDGE_PX,
    color: { dark: '#000000ff', light: '#ffffffff' },
  });
}
