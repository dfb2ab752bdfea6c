// node warm.mjs ROOT port mode seconds : profile of a warm page
import {spawn} from 'node:child_process';import http from 'node:http';import {mkdirSync,rmSync,readdirSync,readFileSync} from 'node:fs';
import { currentRelease } from './scripts/release/current-release.mjs';
const [root,port,mode='page',secs='6',prof='1']=process.argv.slice(2);
const sand=spawn(process.execPath,['/work/w/sandbox/main.ts'],{cwd:'/work/w',env:{...process.env,SANDBOX_PORT:String(+port+1),NODE_NO_WARNINGS:'1'},stdio:'ignore'});
const dir=`/tmp/prof-${port}`;rmSync(dir,{recursive:true,force:true});mkdirSync(dir);
const site=spawn(process.execPath,[...(prof==='1'?['--cpu-prof','--cpu-prof-interval=200',`--cpu-prof-dir=${dir}`]:[]),'build/server.mjs'],{cwd:currentRelease(root),env:{...process.env,NODE_ENV:'production',PORT:port,SESSION_SECRET:'a secret that only the bench ever uses',LOG_LEVEL:'silent',RENDERERS:'1',MERCHANTS:'/work/w/sandbox/merchants',SANDBOX_ORIGIN:`http://127.0.0.1:${+port+1}`,TRUSTED_PROXY_HOPS:'1',STATE_DIR:'none'},stdio:['ignore','inherit','inherit']});
const agent=new http.Agent({keepAlive:true,maxSockets:8});
const get=(headers={})=>new Promise(r=>{const q=http.request({port,host:'127.0.0.1',path:'/m/home',agent,headers:{Host:`aurora.localhost:${port}`,'x-forwarded-for':'203.0.113.7','accept-encoding':'br','user-agent':'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36','accept-language':'en',accept:'text/html',...headers}},a=>{let n=0;a.on('data',d=>n+=d.length);a.on('end',()=>r({s:a.statusCode,n,h:a.headers}))});q.on('error',()=>r({s:0}));q.end();});
for(let i=0;i<300;i++){const a=await get();if(a.s===200)break;await new Promise(r=>setTimeout(r,200));}
await new Promise(r=>setTimeout(r,3000));
const first=await get();const h=mode==='304'?{'if-none-match':first.h.etag}:{};
const warm=Date.now()+4000;const run=async(until)=>{let n=0;await Promise.all([...Array(8)].map(async()=>{while(Date.now()<until){const a=await get(h);n++;}}));return n;};
await run(warm);
const cpu=()=>{const f=readFileSync(`/proc/${site.pid}/stat`,'utf8').split(' ');return +f[13]+ +f[14];};
const c0=cpu(),t0=Date.now();const n=await run(Date.now()+secs*1000);const c1=cpu();
console.log(root,mode,(await get(h)).s,'requests',n,'cpu ms per request',((c1-c0)*10/n).toFixed(4),'wall',((Date.now()-t0)/n).toFixed(4));
site.kill('SIGTERM');await new Promise(r=>site.once('exit',r));sand.kill('SIGTERM');
if(prof==='1'){const files=readdirSync(dir);let best;for(const f of files){const p=JSON.parse(readFileSync(dir+'/'+f));if(!best||p.samples.length>best.samples.length)best=p;}
 // only last secs
 const end=best.endTime;let t=best.startTime;const self=new Map(),byId=new Map(best.nodes.map(x=>[x.id,x]));let tot=0;const from=end-(+secs+0.5)*1e6;const parent=new Map();for(const x of best.nodes)for(const c of x.children??[])parent.set(c,x.id);const incl=new Map();
 for(let i=0;i<best.samples.length;i++){t+=best.timeDeltas[i];if(t<from)continue;const d=best.timeDeltas[i];const nd=byId.get(best.samples[i]);const fn=x=>x.callFrame.functionName+' '+x.callFrame.url.split('/').pop()+':'+x.callFrame.lineNumber;if(nd.callFrame.functionName==='(idle)')continue;tot+=d;self.set(fn(nd),(self.get(fn(nd))??0)+d);const seen=new Set();for(let p=nd.id;p!==undefined;p=parent.get(p)){const k=fn(byId.get(p));if(!seen.has(k)){seen.add(k);incl.set(k,(incl.get(k)??0)+d);}}}
 const top=(m,k)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,k).map(([f,v])=>(100*v/tot).toFixed(1)+'% '+f).join('\n');
 console.log('SELF\n'+top(self,45));console.log('INCL\n'+top(incl,90));}
process.exit(0);
