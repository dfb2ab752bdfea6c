import { AGE_GATE } from './age-gate-script';

const SCREEN = `#${AGE_GATE}{position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:calc(var(--space-6) + var(--safe-top)) var(--gutter) calc(var(--space-6) + var(--safe-bottom));border:0;overflow:auto;overscroll-behavior:contain;background:radial-gradient(90% 50% at 50% 30%,color-mix(in oklab,var(--color-primary) 20%,transparent),transparent),var(--color-background);color:var(--color-text);text-align:center}#${AGE_GATE}[open]{display:flex;flex-direction:column;align-items:center;gap:var(--space-6)}#${AGE_GATE}::backdrop{background:var(--color-background)}html[data-age]{overflow:hidden}`;

const STEPS = `#${AGE_GATE} section{display:none;flex:1;flex-direction:column;align-items:center;justify-content:center;gap:var(--space-4);inline-size:100%;max-inline-size:380px}html[data-age=ask] #${AGE_GATE} [data-step=ask],html[data-age=no] #${AGE_GATE} [data-step=no]{display:flex}#${AGE_GATE} h2{font-size:var(--text-2xl);outline:none}#${AGE_GATE} p{color:var(--color-muted);text-wrap:pretty}`;

const PARTS = `#${AGE_GATE} .age-sign{display:grid;place-items:center;inline-size:112px;block-size:112px;margin-block-end:var(--space-2);border:5px solid var(--color-danger);border-radius:50%;background:var(--color-surface);font-size:2.25rem;font-weight:800;letter-spacing:var(--tracking-tight);direction:ltr}#${AGE_GATE} .age-ways{display:grid;gap:var(--space-3);inline-size:100%;margin-block-start:var(--space-3)}#${AGE_GATE} .age-note{max-inline-size:420px;font-size:var(--text-xs)}@media(height<620px){#${AGE_GATE} .age-sign{inline-size:76px;block-size:76px;border-width:4px;font-size:1.5rem}#${AGE_GATE},#${AGE_GATE} section{gap:var(--space-2)}}`;

/** Rules of the age dialog, inline under the nonce, so that only merchants with the question pay for them. */
export const AGE_GATE_STYLE = SCREEN + STEPS + PARTS;
