import { AGE_COOKIE, AGE_EVENT, AGE_PATH } from '@/lib/shared/age/age-confirmation';

/** Id of the gate's dialog. */
export const AGE_GATE = 'age-gate';

const IS_CONFIRMED = `function isConfirmed(){try{return/(?:^|; )(?:__Host-)?${AGE_COOKIE}=1(?:;|$)/.test(document.cookie)}catch(e){return false}}`;

// A link of a closed gate would be the page's first one, and the skip link no longer what it is: addresses come with the refusal.
const HELP = `if(s=='no')g.querySelectorAll('[data-help]').forEach(function(a){a.href=a.dataset.help});`;

// The heading gets the focus, not a button: no key that is still held down answers the question.
const SHOW = `function show(s){d.age=s;${HELP}g.setAttribute('aria-labelledby','age-'+s);document.getElementById('age-'+s).focus()}`;
const LET_IN = `function letIn(){delete d.age;g.close();dispatchEvent(new Event('${AGE_EVENT}'))}`;
const KEEP = `function keep(){fetch('${AGE_PATH}',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"answer":"yes"}',keepalive:true}).catch(function(){})}`;

const ON_TAP = `g.addEventListener('click',function(e){var b=e.target.closest('[data-age-answer]'),a=b&&b.dataset.ageAnswer;if(a=='yes'){keep();letIn()}else if(a)show(a)});`;

// Neither Escape nor the phone's back button leads past it, and a dialog that opens later does not stand over it.
const HOLD = `g.addEventListener('cancel',function(e){e.preventDefault()});g.addEventListener('close',function(){if(d.age&&!g.open){g.showModal();show(d.age)}});document.addEventListener('toggle',function(e){if(d.age&&e.newState=='open'&&e.target!=g&&e.target.localName=='dialog'){g.close();g.showModal();show(d.age)}},true);`;

// Another tab may have heard the answer.
const FOLLOW = `document.addEventListener('visibilitychange',function(){if(g.open&&isConfirmed())letIn()});`;

/**
 * The inline script right behind the gate: it opens the gate before the first paint where the cookie does not say yet that the visitor is old
 * enough, and answers its buttons, before React has come too. `data-age` of <html> is `ask` or `no` while the site waits.
 */
export const AGE_GATE_SCRIPT = `(function(){var d=document.documentElement.dataset,g=document.getElementById('${AGE_GATE}');${IS_CONFIRMED}if(isConfirmed())return;${SHOW}${LET_IN}${KEEP}${ON_TAP}${HOLD}${FOLLOW}g.showModal();show('ask')})()`;
