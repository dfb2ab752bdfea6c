// One page with the pictures of a brand and the doctor's findings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a4150); --quiet: light-dark(#566071, #a9b2c3) }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 1560px; padding: 32px 24px; font: 16px/1.5 system-ui, 'Noto Sans', sans-serif;
    background: light-dark(#f4f5f8, #14171d); color: light-dark(#1d222b, #e9ecf2) }
  h1, h2 { line-height: 1.2; margin: 0 0 12px }
  h2 { margin-top: 36px }
  ul { margin: 0; padding: 0; list-style: none }
  .findings li { display: grid; grid-template-columns: 72px 110px 1fr; gap: 0 12px; padding: 8px 0; border-top: 1px solid var(--line) }
  .findings small { grid-column: 3; color: var(--quiet) }
  .fault b { color: light-dark(#b3261e, #ff9a92) }
  .warning b { color: light-dark(#7d5200, #f0c26b) }
  .pictures { display: grid; gap: 20px; align-items: start }
  .phone { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)) }
  .wide { grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)) }
  figure { margin: 0 }
  figcaption { color: var(--quiet) }
  img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 12px }
  p { color: var(--quiet); margin: 0 }
`;

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => String(text).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]);

function toFinding({ check, level, text, remedy }) {
  const more = remedy ? `<small>${escapeHtml(remedy)}</small>` : '';
  return `<li class="${level}"><b>${level}</b><span>${escapeHtml(check)}</span><span>${escapeHtml(text)}</span>${more}</li>`;
}

function toFigure({ page, device, file }) {
  return `<figure><a href="${file}"><img src="${file}" alt="${page}, ${device}" loading="lazy"></a><figcaption>${page}</figcaption></figure>`;
}

function toSection(device, title, pictures) {
  const figures = pictures.filter((one) => one.device === device).map(toFigure);
  return `<h2>${title}</h2>\n<section class="pictures ${device}">\n${figures.join('\n')}\n</section>`;
}

/** Returns the overview as HTML. */
export function toOverview({ brand, language, findings, pictures }) {
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Preview of ${name}</title>
<style>${STYLE}</style>
<main>
<h1>${name}</h1>
<p>Code ${escapeHtml(brand.code)}, ${escapeHtml(brand.theme.mode)}, in ${escapeHtml(language)}. Games, offers and their pictures are the sandbox's.</p>
<h2>Findings</h2>
<ul class="findings">
${findings.map(toFinding).join('\n')}
</ul>
${toSection('phone', 'Phone, 360 × 740', pictures)}
${toSection('wide', 'Desktop, 1280 × 800', pictures)}
</main>
`;
}

/** Writes index.html beside the pictures; returns its path. */
export function writeOverview(folder, facts) {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, toOverview(facts));
  return file;
}
