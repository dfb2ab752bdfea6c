import { AGE_COOKIE, AGE_EVENT, AGE_PATH } from '@/lib/shared/age/age-confirmation';

/** Id of the gate's dialog. */
export const AGE_GATE = 'age-gate';

const IS_CONFIRMED = `function isConfirmed(){try{return/(?:^|; )(?:__Host-)?${AGE_COOKIE}=1(?:;|$)/.test(document.cookie)}catch(e){return false}}`;

// Help links get their address with the refusal: a closed dialog must not contain the page's first link.
const HELP = `if(s=='no')g.querySelectorAll('[data-help]').forEach(function(a){a.href=a.dataset.help});`;

// The heading gets the focus, so that a key still held down answers nothing.
const SHOW = `function show(s){d.age=s;${HELP}g.setAttribute('aria-labelledby','age-'+s);document.getElementById('age-'+s).focus()}`;
const LET_IN = `function letIn(){delete d.age;g.close();dispatchEvent(new Event('${AGE_EVENT}'))}`;
const KEEP = `function keep(){fetch('${AGE_PATH}',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"answer":"yes"}',keepalive:true}).catch(function(){})}`;

const ON_TAP = `g.addEventListener('click',function(e){var b=e.target.closest('[data-age-answer]'),a=b&&b.dataset.ageAnswer;if(a=='yes'){keep();letIn()}else if(a)show(a)});`;

// Neither Escape nor the back button closes it, and no later dialog covers it.
const HOLD = `g.addEventListener('cancel',function(e){e.preventDefault()});g.addEventListener('close',function(){if(d.age&&!g.open){g.showModal();show(d.age)}});document.addEventListener('toggle',function(e){if(d.age&&e.newState=='open'&&e.target!=g&&e.target.localName=='dialog'){g.close();g.showModal();show(d.age)}},true);`;

// Another tab may have answered.
const FOLLOW = `document.addEventListener('visibilitychange',function(){if(g.open&&isConfirmed())letIn()});`;

/** Inline script right after the dialog: opens it before the first paint without the cookie, and works before React. `data-age` is `ask` or `no`. */
export const AGE_GATE_SCRIPT = `(function(){var d=document.documentElement.dataset,g=document.getElementById('${AGE_GATE}');${IS_CONFIRMED}if(isConfirmed())return;${SHOW}${LET_IN}${KEEP}${ON_TAP}${HOLD}${FOLLOW}g.showModal();show('ask')})()`;
