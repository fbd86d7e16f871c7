import { useEffect, useState } from 'react';
import { loadPart } from '../../texts/load-part';

/** Empty modules around the code (ISO/IEC 18004). */
const MARGIN = 4;

/**
 * A QR code on a white tile in every colour scheme, because readers need dark modules on a light ground. The library
 * loads with the first code; until then, and when it fails, the secret below does the same.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadPart(() => import('lean-qr')).then(
      ({ generate }) => {
        if (!isGone) setDrawn(pathOf(generate(text)));
      },
      () => undefined,
    );
    return () => void (isGone = true);
  }, [text]);
  const side = (drawn?.size ?? 0) + 2 * MARGIN;
  return (
    <svg className="security__qr" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}

/** One square for each dark module. */
function pathOf(code: { readonly size: number; get: (x: number, y: number) => boolean }) {
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { path, size: code.size };
}
