// Inline script that loads a page's script files after the first paint; its hash and 'strict-dynamic' allow them.
import 'server-only';

/** Longest delay by a slow picture, in ms. */
const LATEST_MS = 1_500;

// Waits for the first frame and the hero picture; a touch, key or focus starts it at once.
const LOADER = `function(f){var d=document,n=['pointerdown','keydown','focusin'],o=0;function g(){if(o++)return;n.forEach(function(e){removeEventListener(e,g,true)});f.forEach(function(u){var s=d.createElement('script');s.src=u;d.head.append(s)})}n.forEach(function(e){addEventListener(e,g,true)});setTimeout(g,${LATEST_MS});requestAnimationFrame(function(){setTimeout(function(){var p=d.querySelector('img[fetchpriority=high]');if(!p||p.complete)return g();p.addEventListener('load',g);p.addEventListener('error',g)})})}`;

/** Returns the script that loads these files of the build, in any order. */
export function toLoaderScript(files: readonly string[]): string {
  return `(${LOADER})(${JSON.stringify(files).replaceAll('<', '\\u003c')})`;
}
