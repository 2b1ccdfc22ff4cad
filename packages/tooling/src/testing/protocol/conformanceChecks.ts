import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../runChecks.ts';

interface ConformanceOptions {
  /** Folder in which npm installed the tests. */
  readonly folder: string;
  /** Folder for files of this run. */
  readonly scratch: string;
  /** URL of the server's endpoint. */
  readonly url: string;
}

/** Milliseconds for all scenarios. */
const maxMs = 180_000;

const testTool = 'calls a tool that only the test server of the protocol has';
const testPrompt = 'gets a prompt that only the test server of the protocol has';
const testResource = 'reads a resource that only the test server of the protocol has';
const noSubscription = 'subscribes to a resource: the server has no sessions, so it cannot notify';

/**
 * Scenarios that cannot pass, and why. All others must pass, and a scenario of this list that passes is an
 * error, too.
 */
const notForThisServer: Readonly<Record<string, string>> = {
  'logging-set-level': 'sets a log level: the server sends no logs to clients',
  'completion-complete': 'completes an argument of a prompt that only the test server has',
  'tools-call-image': testTool,
  'tools-call-audio': testTool,
  'tools-call-embedded-resource': testTool,
  'tools-call-mixed-content': testTool,
  'tools-call-with-logging': testTool,
  'tools-call-with-progress': testTool,
  'tools-call-sampling': testTool,
  'tools-call-elicitation': testTool,
  'elicitation-sep1034-defaults': testTool,
  'elicitation-sep1330-enums': testTool,
  'resources-read-text': testResource,
  'resources-read-binary': testResource,
  'resources-templates-read': testResource,
  // The scenario ends with a warning, which counts as a failure.
  'server-sse-multiple-streams': 'opens several streams of a session: the server has no sessions',
  'resources-subscribe': noSubscription,
  'resources-unsubscribe': noSubscription,
  'prompts-get-simple': testPrompt,
  'prompts-get-with-args': testPrompt,
  'prompts-get-embedded-resource': testPrompt,
  'prompts-get-with-image': testPrompt,
};

/** Scenarios that must run and pass: a run without them proves nothing. */
const forThisServer = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-error',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

/** Runs the protocol's own conformance tests against an endpoint. */
export function conformanceChecks({ folder, scratch, url }: ConformanceOptions): readonly Check[] {
  return [
    {
      name: 'the endpoint passes the conformance tests, but those that need the test server',
      run() {
        const program = path.join(
          folder,
          'node_modules/@modelcontextprotocol/conformance/dist/index.js',
        );
        const known = path.join(scratch, 'expected-failures.yml');
        writeFileSync(known, listOf(Object.keys(notForThisServer)));
        const args = ['server', '--url', url, '--expected-failures', known];
        const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
          // The program writes its results into the current folder.
          cwd: scratch,
          encoding: 'utf8',
          timeout: maxMs,
        });
        const report = stdout.slice(stdout.indexOf('=== SUMMARY ==='));
        if (status !== 0) throw new Error(`It ended with ${status}.\n${report}\n${stderr}`);
        const missing = forThisServer.filter((name) => !report.includes(`✓ ${name}: `));
        if (missing.length > 0) throw new Error(`Did not pass: ${missing.join(', ')}\n${report}`);
      },
    },
  ];
}

function listOf(names: readonly string[]): string {
  return `server:\n${names.map((name) => `  - ${name}\n`).join('')}`;
}
