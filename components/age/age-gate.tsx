import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/shell/header/brand-mark';
import button from '@/components/ui/button/button.module.css';
import { requiresAgeConfirmation } from '@/lib/shared/age/age-confirmation';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { Site } from '@/lib/shared/site/site';
import { AGE_GATE, AGE_GATE_SCRIPT } from './age-gate-script';
import { AGE_GATE_STYLE } from './age-gate-style';

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
