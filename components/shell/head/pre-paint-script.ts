import { SESSION_HINT_COOKIE } from '@/lib/shared/auth/session-info';

/** Key in session storage that says that this browser session has seen the splash (S15). */
const SPLASH_KEY = 'mc_splash';

// Runs before the first paint, so that nothing flashes or shifts (DESIGN §1.1). Storage and cookies may be refused: then the visitor's view stays.
const MARK_SESSION = `try{if(/(?:^|; )(?:__Host-)?${SESSION_HINT_COOKIE}=1/.test(document.cookie))d.session='1'}catch(e){}`;
const MARK_SPLASH = `try{var s=sessionStorage;if(s.getItem('${SPLASH_KEY}'))d.splash='seen';s.setItem('${SPLASH_KEY}','1')}catch(e){}`;

// Browsers without invoker commands get the two that the sheets use; those without closedby get a tap beside the sheet.
const INVOKE = `if(!('commandForElement'in HTMLButtonElement.prototype)){var b=t.closest('[commandfor]');if(b){var w=document.getElementById(b.getAttribute('commandfor'));if(w)b.getAttribute('command')=='close'?w.close():w.showModal()}}`;
const DISMISS = `if(!('closedBy'in HTMLDialogElement.prototype)&&t.matches('dialog[closedby=any]')){var r=t.getBoundingClientRect();if(e.clientY<r.top||e.clientX<r.left||e.clientX>r.right)t.close()}`;

// A language link alone forgets the rest of the query; the choice is added to the address instead.
const KEEP_QUERY = `var a=t.closest('a[data-lang]');if(a){var u=new URL(location.href);u.searchParams.set('lang',a.dataset.lang);a.href=u.href}`;

const ON_TAP = `document.addEventListener('click',function(e){var t=e.target;if(!t.closest)return;${INVOKE}${DISMISS}${KEEP_QUERY}})`;

/** The inline script of every page: session hint, splash, and what older browsers lack for the sheets. */
export const PRE_PAINT_SCRIPT = `(function(){var d=document.documentElement.dataset;${MARK_SESSION}${MARK_SPLASH}${ON_TAP}})()`;
