import 'client-only';
import { useEffect, useState } from 'react';
import { drawQr } from '@/lib/client/share/draw-qr';

type Drawing = { readonly text: string; readonly src?: string };

/** Returns the QR code of a text; without `src` it failed. Undefined while it is drawn. */
export function useQr(text: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    const show = (src?: string) => {
      if (isCurrent) setDrawing({ text, src });
    };
    drawQr(text).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return drawing?.text === text ? drawing : undefined;
}
