// WebKit as WebKitGTK brings it, over WebDriver, by selenium; its window is on a screen of its own in memory.
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ENGINE_FILES } from '@/scripts/check/debian.mjs';
import { type Driver, USER_AGENTS } from './driver';
import { startWebkitDriver } from './webkit-process';

const LIMITS = { pageLoad: 15_000, script: 10_000 };

// This engine's driver has no events: the page records its own errors from its load on, and violations of the policy before.
const LISTEN = `if(!window.mcHeard){const heard=window.mcHeard=[];
for(const name of ['error','warn']){const say=console[name];console[name]=(...said)=>{heard.push(name+': '+said.map(String).join(' '));say.apply(console,said)}}
addEventListener('error',(e)=>{if(e instanceof ErrorEvent)heard.push('uncaught: '+e.message)});
addEventListener('unhandledrejection',(e)=>heard.push('uncaught: '+e.reason));
new ReportingObserver((all)=>all.forEach(({body})=>heard.push('policy violated: '+body.effectiveDirective+' by '+body.blockedURL)),{types:['csp-violation'],buffered:true}).observe()}`;

function capabilities() {
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: ENGINE_FILES.webkit,
      args: ['--automation', `--user-agent=${USER_AGENTS.webkit}`],
    },
  });
}

async function open(driver: WebDriver, url: string): Promise<void> {
  // The driver sometimes misses the load of a page that moves to another process: then it is requested again.
  await driver.get(url).catch(() => driver.get(url));
  await driver.executeScript(LISTEN);
}

async function ask<T>(driver: WebDriver, expression: string): Promise<T> {
  const script = `const tell=arguments[arguments.length-1];Promise.resolve().then(()=>(${expression})).then((value)=>tell({value}),(error)=>tell({error:String(error)}))`;
  const { value, error } = await driver.executeAsyncScript<{ value: T; error?: string }>(script);
  if (error) throw new Error(error);
  return value;
}

async function askFrame<T>(driver: WebDriver, expression: string): Promise<T> {
  await driver.switchTo().frame(await driver.findElement(By.css('iframe')));
  try {
    return await ask(driver, expression);
  } finally {
    await driver.switchTo().defaultContent();
  }
}

async function listSeen(driver: WebDriver, xpath: string): Promise<WebElement[]> {
  const all = await driver.findElements(By.xpath(xpath));
  const seen = await Promise.all(all.map((one) => one.isDisplayed().catch(() => false)));
  return all.filter((_, at) => seen[at]);
}

async function firstSeen(driver: WebDriver, xpath: string): Promise<WebElement> {
  const [first] = await listSeen(driver, xpath);
  if (!first) throw new Error(`nothing to be seen: ${xpath}`);
  return first;
}

/** The driver itself scrolls no further than to the edge of the window, under the tab bar. */
async function click(driver: WebDriver, xpath: string): Promise<void> {
  const element = await firstSeen(driver, xpath);
  await driver.executeScript('arguments[0].scrollIntoView({block:"center",behavior:"instant"})', element);
  await element.click();
}

/** Makes the window as large as the page in it and the bar above it need. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  const bar = height - (await driver.executeScript<number>('return innerHeight'));
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + bar });
}

/** Starts the driver, its screen, and the engine's own small browser. */
export async function openWebkit(): Promise<Driver> {
  const { url, end } = await startWebkitDriver();
  const session = new Builder().usingServer(url).withCapabilities(capabilities()).build();
  const driver = await Promise.resolve(session).catch(async (error) => {
    await end();
    throw error;
  });
  await driver.manage().setTimeouts(LIMITS);
  return {
    open: (to) => open(driver, to),
    ask: (expression) => ask(driver, expression),
    askFrame: (expression) => askFrame(driver, expression),
    countSeen: async (xpath) => (await listSeen(driver, xpath)).length,
    click: (xpath) => click(driver, xpath),
    type: async (xpath, text) => (await firstSeen(driver, xpath)).sendKeys(text),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeComplaints: () => ask(driver, 'window.mcHeard?.splice(0)??[]'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await end();
    },
  };
}
