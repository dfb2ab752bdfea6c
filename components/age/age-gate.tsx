import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/shell/header/brand-mark';
import button from '@/components/ui/button/button.module.css';
import { requiresAgeConfirmation } from '@/lib/shared/age/age-confirmation';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { Site } from '@/lib/shared/site/site';
import { AGE_GATE, AGE_GATE_SCRIPT } from './age-gate-script';

type AgeGateProps = Pick<Site, 'brand' | 'nonce' | 'status'>;
type StepProps = { readonly brand: Brand };

const primary = `${button.button} ${button.primary} ${button.wide}`;
const quiet = `${button.button} ${button.quiet} ${button.wide}`;

function AgeQuestion({ brand }: StepProps) {
  const t = useTranslations('age');
  const age = brand.safety.minimumAge;
  return (
    <section data-step="ask">
      <span aria-hidden="true" className="age-sign">
        {useTranslations('safety')('age', { age })}
      </span>
      <h2 id="age-ask" tabIndex={-1}>
        {t('title', { age })}
      </h2>
      <p>{t('text', { brand: brand.name })}</p>
      <div className="age-ways">
        <button className={primary} data-age-answer="yes" type="button">
          {t('yes', { age })}
        </button>
        <button className={quiet} data-age-answer="no" type="button">
          {t('no')}
        </button>
      </div>
    </section>
  );
}

/** After a refusal: where to get help, and a way to change the answer. */
function AgeRejection({ brand }: StepProps) {
  const t = useTranslations('age');
  const safety = useTranslations('safety');
  const { minimumAge: age, helpLinks } = brand.safety;
  return (
    <section data-step="no">
      <span aria-hidden="true" className="age-sign">
        {safety('age', { age })}
      </span>
      <h2 id="age-no" tabIndex={-1}>
        {t('refusedTitle')}
      </h2>
      <p>{t('refusedText', { age })}</p>
      <div className="age-ways">
        {helpLinks.map(({ text, url }) => (
          <a
            className={primary}
            data-help={url}
            href="#age-no"
            key={url}
            rel="noopener noreferrer"
            suppressHydrationWarning
            target="_blank"
          >
            {url.includes(text) ? safety('help') : text}
          </a>
        ))}
        <button className={quiet} data-age-answer="ask" type="button">
          {t('change')}
        </button>
      </div>
    </section>
  );
}

function isAgeDue({ safety }: Brand, { maintenance, regionRestriction }: AgeGateProps['status']): boolean {
  return !maintenance && !regionRestriction && requiresAgeConfirmation(safety);
}

const SCREEN = `#${AGE_GATE}{position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:calc(var(--space-6) + var(--safe-top)) var(--gutter) calc(var(--space-6) + var(--safe-bottom));border:0;overflow:auto;overscroll-behavior:contain;background:radial-gradient(90% 50% at 50% 30%,color-mix(in oklab,var(--color-primary) 20%,transparent),transparent),var(--color-background);color:var(--color-text);text-align:center;overflow-wrap:anywhere}#${AGE_GATE}[open]{display:flex;flex-direction:column;align-items:center;gap:var(--space-6)}#${AGE_GATE}::backdrop{background:var(--color-background)}html[data-age]{overflow:hidden;scrollbar-gutter:auto}`;

const STEPS = `#${AGE_GATE} section{display:none;flex:1;flex-direction:column;align-items:center;justify-content:center;gap:var(--space-4);inline-size:100%;max-inline-size:380px}html[data-age=ask] #${AGE_GATE} [data-step=ask],html[data-age=no] #${AGE_GATE} [data-step=no]{display:flex}#${AGE_GATE} h2{font-size:var(--text-2xl);outline:none}#${AGE_GATE} p{color:var(--color-muted);text-wrap:pretty}`;

const PARTS = `#${AGE_GATE} .age-sign{display:grid;place-items:center;inline-size:112px;block-size:112px;margin-block-end:var(--space-2);border:5px solid var(--color-danger);border-radius:50%;background:var(--color-surface);font-size:2.25rem;font-weight:800;letter-spacing:var(--tracking-tight);direction:ltr}#${AGE_GATE} .age-ways{display:grid;gap:var(--space-3);inline-size:100%;margin-block-start:var(--space-3)}#${AGE_GATE} .age-note{max-inline-size:420px;font-size:var(--text-xs)}@media(height<620px){#${AGE_GATE} .age-sign{inline-size:76px;block-size:76px;border-width:4px;font-size:1.5rem}#${AGE_GATE},#${AGE_GATE} section{gap:var(--space-2)}}`;

/** Rules of the age dialog, inline under the nonce, so that only merchants with the question pay for them. */
const AGE_GATE_STYLE = SCREEN + STEPS + PARTS;

/** The dialog's style, in the head: HTML may have a style nowhere else. */
export function AgeGateStyle({ brand, nonce, status }: AgeGateProps) {
  if (!brand || !isAgeDue(brand, status)) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {AGE_GATE_STYLE}
    </style>
  );
}

/** Asks once whether the visitor is old enough. Closed in everyone's HTML, opened by its script before the first paint; crawlers read the page. */
export function AgeGate({ brand, nonce, status }: AgeGateProps) {
  if (!brand || !isAgeDue(brand, status)) return null;
  return (
    <>
      {/* The script has opened it before React runs. */}
      <dialog aria-labelledby="age-ask" closedby="none" id={AGE_GATE} suppressHydrationWarning>
        <BrandMark brand={brand} />
        <AgeQuestion brand={brand} />
        <AgeRejection brand={brand} />
        {brand.safety.licence && (
          <p className="age-note">
            <bdi>{brand.safety.licence.text}</bdi>
          </p>
        )}
      </dialog>
      <script nonce={nonce} suppressHydrationWarning>
        {AGE_GATE_SCRIPT}
      </script>
    </>
  );
}
