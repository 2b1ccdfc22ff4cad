import type { ChildProcess } from 'node:child_process';

/** The URL that a development server prints when it is ready. */
export function addressIn(program: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    program.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /(?<address>http:\/\/localhost:\d+\/)/.exec(output)?.groups?.['address'];
      if (found !== undefined) resolve(found);
    });
    program.on('close', () => reject(new Error(`The server ended:\n${output}`)));
  });
}
