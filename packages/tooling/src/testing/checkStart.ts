/** Starts the server like `npm start`, expects its home page, and stops it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'start-'));
const program = spawn('npx', ['tsx', 'scripts/start.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
  detached: true,
});
try {
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output += text;
      const found = /Portal\s+(?<origin>http:\/\/[^/\s]+)\//.exec(output)?.groups?.['origin'];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  const response = await fetch(origin);
  const html = await response.text();
  if (response.status !== 200 || !html.includes('<h1')) {
    throw new Error(`The home page returned status ${response.status}: ${html.slice(0, 500)}`);
  }
  console.log(`${origin} serves the home page on Node.js ${process.version}.`);
} finally {
  if (program.exitCode === null && program.pid !== undefined) {
    const gone = new Promise((done) => program.once('exit', done));
    process.kill(-program.pid, 'SIGTERM');
    await gone;
  }
  rmSync(data, { recursive: true, force: true });
}
