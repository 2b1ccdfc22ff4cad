/**
 * Opens the mobile page in Chromium like a web view on Android, for tests in other languages. Each
 * line of standard input is a message to the page, `"reload"`, or `"crash"`, which ends the process
 * of the page. Each line of standard output is a message of the page, or `"lost"` after a crash.
 *
 * `https://venues.example.com/mall.mvf.zip` serves the demo mall.
 *
 * With `--missing`, only prints what is missing on this machine, if anything.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext, type Page, type Route } from '@playwright/test';
import { chromiumFlags, findChromium } from '../browser/chromium.ts';

const pageUrl = 'https://mezzanine.localhost/';
const mallUrl = 'https://venues.example.com/mall.mvf.zip';
const fileIn = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const htmlFile = 'packages/mobile-page/dist/mezzanine.html';
const mallFile = 'venues/dist/mall.mvf.zip';
const executablePath = findChromium();
if (process.argv.includes('--missing')) {
  process.stdout.write(findMissing().join(' '));
  process.exit();
}
const html = await readFile(fileIn(htmlFile));
const mall = await readFile(fileIn(mallFile));

/** Adds what a web view on Android adds. It is text, because tsx inserts calls into functions. */
const androidScript = 'window.MezzanineAndroid = { postMessage: (text) => passMessage(text) }';

const write = (line: string) => void process.stdout.write(`${line}\n`);

async function answer(route: Route): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  const url = route.request().url();
  if (url === pageUrl) return route.fulfill({ body: html, contentType: 'text/html', headers });
  if (url === mallUrl)
    return route.fulfill({ body: mall, contentType: 'application/zip', headers });
  return route.fulfill({ status: 404, headers });
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(pageUrl);
  return page;
}

type CalledWindow = Window & { readonly mezzanine?: { receive(text: string): void } };

async function send(page: Page, text: string): Promise<void> {
  await page.evaluate((message) => {
    (window as CalledWindow).mezzanine?.receive(message);
  }, text);
}

/** Ends the process of the page, and opens another page, as the SDK does. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  const isOver = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // No response arrives, because the process that would send it has ended.
  session.send('Page.crash').catch(() => undefined);
  await isOver;
  await page.close();
  write('"lost"');
  return openPage(context);
}

if (executablePath === undefined) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
await context.route('**/*', answer);
await context.exposeFunction('passMessage', write);
await context.addInitScript({ content: androidScript });

let page = await openPage(context);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '"reload"') await page.reload();
  else if (line === '"crash"') page = await crash(context, page);
  else await send(page, line);
}
await browser.close();

/** Describes what is missing on this machine. */
function findMissing(): readonly string[] {
  const files = [htmlFile, mallFile].filter((file) => !existsSync(fileIn(file)));
  const missing = files.map((file) => `${file} is missing. Run npm run build.`);
  if (executablePath !== undefined) return missing;
  return [...missing, 'Chromium is missing. Install it, or set CHROMIUM_PATH.'];
}
