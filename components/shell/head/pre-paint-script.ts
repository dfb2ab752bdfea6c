import { SESSION_HINT_COOKIE, SESSION_INFO_KEY } from '@/lib/shared/auth/session-info';
import { CONSENT_COOKIE } from '@/lib/shared/consent/consent';
import { SHELL_END, SHELL_MARK } from '@/lib/shared/measure/shell-mark';
import {
  BAR_RANK_KEY,
  DOWNLOAD_BAR_KEY,
  DOWNLOAD_DUE_KEY,
  REFERRAL_BANNER_KEY,
  SAVED_LIST_PREFIX,
  VISIT_COUNT_KEY,
  VISIT_MARK_KEY,
} from '@/lib/shared/pre-paint-keys';
import { BREAK_COOKIE, BREAK_LIMIT_DAYS } from '@/lib/shared/safety/break';
import { LINE_QUERY, TELEGRAM_QUERY } from '@/lib/shared/social/provider-return';

/** Session storage key: this browser session has seen the splash. */
const SPLASH_KEY = 'mc_splash';

// Runs before the first paint, so that nothing flashes or shifts. Without storage and cookies the visitor's view stays.
const MARK_SESSION = `try{var H=/(?:^|; )(?:__Host-)?${SESSION_HINT_COOKIE}=1([^;]*)/.exec(document.cookie);if(H)d.session='1'}catch(e){}`;
// The name in the header gets its width before hydration, unless it is a former member's; JSON's quotes and escapes make a CSS string.
const MARK_NAME = `try{var I=JSON.parse(sessionStorage.getItem('${SESSION_INFO_KEY}'));if(I.userName&&!I.token.indexOf(H[1]))document.documentElement.style.setProperty('--member-name',JSON.stringify(I.userName))}catch(e){}`;
const MARK_SPLASH = `try{var s=sessionStorage;if(s.getItem('${SPLASH_KEY}'))d.splash='seen';s.setItem('${SPLASH_KEY}','1')}catch(e){}`;
const MARK_BANNER = `try{if(sessionStorage.getItem('${REFERRAL_BANNER_KEY}')=='1')d.referralBanner='closed'}catch(e){}`;

// Sticky elements leave space for the consent prompt before it shows. As parseConsentChoice.
const MARK_CONSENT = `try{if(d.asksConsent&&!/(?:^|; )(?:__Host-)?${CONSENT_COOKIE}=(?:yes|no)(?:;|$)/.test(document.cookie))d.consent='due'}catch(e){}`;

// As parseBreakEnd: offers are hidden before the first paint during a break.
const MARK_BREAK = `try{var k=/(?:^|; )(?:__Host-)?${BREAK_COOKIE}=(\\d{10})(?:;|$)/.exec(document.cookie),w=k?k[1]*1e3-Date.now():0;if(w>0&&w<=${BREAK_LIMIT_DAYS * 86_400_000})d.break='1'}catch(e){}`;

// Which steps and links a page shows first; iPads report a computer, but have touch.
const MARK_SYSTEM = `var n=navigator,g=n.userAgent;d.os=/android/i.test(g)?'android':/iP(hone|ad|od)/.test(g)||/Macintosh/.test(g)&&n.maxTouchPoints>1?'ios':'other';`;

// Installing is offered after the first game or from the second visit on; without storage visits cannot be counted.
const MARK_VISIT = `try{var y=localStorage,z=sessionStorage,c=+y.getItem('${VISIT_COUNT_KEY}')||0;if(!z.getItem('${VISIT_MARK_KEY}')){z.setItem('${VISIT_MARK_KEY}','1');if(c<2)y.setItem('${VISIT_COUNT_KEY}',++c)}d.offers=c>1||d.recents?'1':'0'}catch(e){}`;

// Visibility of the download bar, as barObstacleOf; apps by the signs that nearly all of them have. Without storage only the session's dismissal is lost.
const MARK_BAR = `if(d.bar)(function(k){var G=function(a,n){try{return window[a].getItem(n)}catch(e){return null}},O=function(n,a,w){var v=new URLSearchParams(location.search).get(n);if(v==null)v=G(a,w);return v!=null&&v!='0'&&v!='false'},S='sessionStorage',L='localStorage';d.downloadBar=G(S,'${DOWNLOAD_BAR_KEY}')=='1'?'closed':d.break||d.offers=='0'||k.systems.indexOf(d.os)<0||k.login&&!d.session||k.rank>(d.session&&+G(S,'${BAR_RANK_KEY}')||0)||/\\bMCShell\\/\\d/.test(g)||(/; wv|line\\//i.test(g)||!/safari\\/|firefox/i.test(g))&&O('inApp',L,'in_app')||O('homescreen',S,'homescreen')||O('',L,'WEBCLIP')||n.standalone===true||matchMedia('(display-mode: standalone)').matches?'off':'on'})(JSON.parse(d.bar));`;
const CLOSE_BAR = `if(t.closest('[data-bar-close]')){d.downloadBar='closed';try{sessionStorage.setItem('${DOWNLOAD_BAR_KEY}','1')}catch(e){}}`;

// Rows of saved games have their space from the start.
const MARK_SAVED_GAMES = `try{var l=localStorage,m=d.merchant;if(l.getItem('${SAVED_LIST_PREFIX.recents}'+m))d.recents='1';if(l.getItem('${SAVED_LIST_PREFIX.favourites}'+m))d.favourites='1'}catch(e){}`;

// Removes a provider's return from the address before anything reads it; lib/client/social takes it. As withoutReturn.
const TAKE_RETURN = `try{var p=new URL(location.href),q=p.searchParams,i=/(^#|[?&])tgAuthResult=/,y=i.test(p.hash),z=y||i.test(p.search),x=/^\\/m\\/home\\/*$/.test(p.pathname)&&q.has('state')&&(q.has('code')||q.has('error'));if(x||z){window.mcReturn=location.href;if(x)${JSON.stringify(LINE_QUERY)}.forEach(function(n){q.delete(n)});if(z)${JSON.stringify(TELEGRAM_QUERY)}.forEach(function(n){q.delete(n)});if(y)p.hash='';history.replaceState(null,'',p.href)}}catch(e){}`;

// The first frame with the whole shell is its first render; a page that opens in the background has none.
const MARK_SHELL = `if(!document.hidden&&window.performance&&performance.mark)(function f(){document.getElementById('${SHELL_END}')?performance.mark('${SHELL_MARK}'):document.readyState=='loading'&&requestAnimationFrame(f)})();`;

// The browser may offer its install prompt before anything else listens; lib/client/install takes it.
const PARK_PROMPT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.mcInstall=e});addEventListener('appinstalled',function(){window.mcInstalled=1});`;

// Polyfills the two invoker commands of the sheets, and closedby.
const INVOKE = `if(!('commandForElement'in HTMLButtonElement.prototype)){var b=t.closest('[commandfor]');if(b){var w=document.getElementById(b.getAttribute('commandfor'));if(w)b.getAttribute('command')=='close'?w.close():w.showModal()}}`;
const DISMISS = `if(!('closedBy'in HTMLDialogElement.prototype)&&t.matches('dialog[closedby=any]')){var r=t.getBoundingClientRect();if(e.clientY<r.top||e.clientX<r.left||e.clientX>r.right)t.close()}`;

// A language link drops the rest of the query; the choice is added to the current address instead.
const KEEP_QUERY = `var a=t.closest('a[data-lang]');if(a){var u=new URL(location.href),q=u.searchParams;new URL(a.href).searchParams.forEach(function(v,n){q.has(n)||q.set(n,v)});q.set('lang',a.dataset.lang);a.href=u.href}`;

// A download leaves the page; its tracker loads later, here or on the next page.
const MARK_DOWNLOAD = `if(!d.tracksDownloads&&t.closest('a[data-download]'))try{sessionStorage.setItem('${DOWNLOAD_DUE_KEY}',Date.now())}catch(e){}`;

const ON_TAP = `document.addEventListener('click',function(e){var t=e.target;if(!t.closest)return;${INVOKE}${DISMISS}${KEEP_QUERY}${CLOSE_BAR}${MARK_DOWNLOAD}})`;

// Repeats submits and taps from before hydration, which React would drop.
// Skips elements that work without script: links, fields, forms with an address, invoker buttons.
// Gives up 15 s after hydration: another script's own button never becomes React's.
const EARLY_INPUT = `var L=[],R=function(n){if(d.hydrated)for(var k in n)if(!k.indexOf('__reactProps'))return 1},W=function(){var l=L;L=[];l.forEach(function(x){var n=x[0],r=R(n);if(!r&&n.isConnected&&x[3]<300){K(n,x[1],x[2],x[3]+!!d.hydrated);return}n.removeAttribute('aria-busy');r&&(x[1]?n.requestSubmit(x[2]):n.click())})},K=function(n,s,b,c){d.hydrated||n.setAttribute('aria-busy','true');if(!L.some(function(x){return x[0]==n}))L.push([n,s,b,c||0])==1&&setTimeout(W,50)};addEventListener('submit',function(e){var n=e.target;if(e.defaultPrevented||n.hasAttribute('action')||n.method=='dialog')return;e.preventDefault();K(n,1,e.submitter)});addEventListener('click',function(e){var t=e.target,n=t.closest&&t.closest('button:not([commandfor])');if(n&&!R(n)&&!(n.form&&n.type!='button'))K(n)},true);`;

/** Inline script of every page: install prompt, system, session hint, splash, and polyfills of the sheets. */
export const PRE_PAINT_SCRIPT = `(function(){var d=document.documentElement.dataset;${TAKE_RETURN};${PARK_PROMPT}${MARK_SYSTEM}${MARK_SESSION}${MARK_NAME}${MARK_BREAK}${MARK_CONSENT}${MARK_SPLASH}${MARK_BANNER}${MARK_SAVED_GAMES}${MARK_VISIT}${MARK_BAR}${MARK_SHELL}${EARLY_INPUT}${ON_TAP}})()`;
