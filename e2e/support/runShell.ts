import { spawn, type ChildProcess } from 'node:child_process';

/** Starts commands in a shell that stops at the first failure. */
export function startShell(script: string, cwd: string): ChildProcess {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    npm_config_update_notifier: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  // In its own process group, to stop it together with the processes of npm.
  return spawn('bash', ['-e', '-c', script], { cwd, env, detached: true });
}

/** Stops a shell and all its child processes. */
export function endShell({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** Runs commands and returns their output; throws with the output if one fails. */
export function runShell(script: string, cwd: string): Promise<string> {
  const program = startShell(script, cwd);
  let output = '';
  let errors = '';
  program.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    program.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`Exit code ${code} of:\n${script}\n${output}\n${errors}`));
    });
  });
}
