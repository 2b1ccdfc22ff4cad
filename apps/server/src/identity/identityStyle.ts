import { createHash } from 'node:crypto';

/**
 * Style of the pages for signing in and out: the portal's tokens, with the light or dark colors of
 * the system.
 */
export const identityStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #16181d;
  --muted: #5b6270; --line: #e4e1da; --field: #8a8577; --signal: #c8411b; --on-signal: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1115; --surface: #171a20; --ink: #eceae4; --muted: #9ba1ad;
    --line: #2a2e37; --field: #6f7683; --signal: #ff7a50; --on-signal: #16181d; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main, header { width: 100%; max-width: 27rem; margin: 0 auto; padding: 0 20px; }
header { padding-block: 48px 28px; }
header a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px;
  color: inherit; font-weight: 650; letter-spacing: -0.01em; text-decoration: none; }
header a:hover { text-decoration: underline; text-underline-offset: 3px; }
main { padding-bottom: 64px; }
h1 { margin: 0 0 8px; font-size: 30px; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; }
p { margin: 0 0 20px; }
.quiet { color: var(--muted); font-size: 14px; }
.card { padding: 24px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 10px; }
.card > :last-child { margin-bottom: 0; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
label span { color: var(--muted); font-weight: 400; }
input { display: block; width: 100%; min-height: 44px; margin-bottom: 18px; padding: 8px 12px;
  background: var(--paper); color: var(--ink); border: 1px solid var(--field); border-radius: 6px;
  font: inherit; }
input[aria-invalid] { border-color: var(--signal); border-width: 2px; }
.fault { margin: -12px 0 18px; color: var(--signal); font-weight: 500; }
.row { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 20px;
  border: 1px solid var(--field); border-radius: 6px; background: transparent; color: var(--ink);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.main, .button.main { border-color: var(--signal); background: var(--signal);
  color: var(--on-signal); }
button:hover, .button:hover { text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
button.main:focus-visible, .button.main:focus-visible { outline-color: var(--ink); }
@media (forced-colors: active) { button, .button, input, .card { border-color: CanvasText; } }
`;

/** Submits the form of the sign-out page, if a page of this server requested it. */
export const submitScript = `document.getElementById('op.logoutForm').submit()`;

/**
 * Policy of the provider's pages: only their own style and form. The provider adds the hash of a
 * script where needed.
 */
export const identityPolicy = [
  "default-src 'none'",
  `style-src '${hashOf(identityStyle)}'`,
  `script-src '${hashOf(submitScript)}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A Content-Security-Policy source that allows one inline script or style. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
