/**
 * Style of the statistics page: the portal's tokens, with the light or dark colors of the system.
 */
export const statsStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #16181d;
  --muted: #5b6270; --line: #e4e1da; --signal: #c8411b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1115; --surface: #171a20; --ink: #eceae4; --muted: #9ba1ad;
    --line: #2a2e37; --signal: #ff7a50; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.65 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main, header { max-width: 72rem; margin: 0 auto; padding: 0 20px; }
header { padding-top: 20px; }
main { padding-bottom: 64px; }
h1, h2 { font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; }
h1 { font-size: 36px; margin: 28px 0 12px; }
h2 { font-size: 22px; margin: 44px 0 12px; }
h3 { font-size: 18px; margin: 32px 0 8px; }
p { max-width: 68ch; margin: 0 0 16px; }
a { color: inherit; text-decoration-color: var(--muted); text-underline-offset: 3px; }
a:hover { color: var(--signal); }
nav a { display: inline-block; padding: 10px 0; }
nav a[aria-current] { font-weight: 650; text-decoration: none; }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
.empty { padding: 20px 24px; border: 3px solid var(--ink); background: repeating-linear-gradient(135deg,
  transparent 0 9px, color-mix(in srgb, var(--ink) 5%, transparent) 9px 10px); }
.empty p { margin: 0; }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line);
  border-radius: 10px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--muted); padding: 12px 16px; }
th, td { padding: 8px 16px; border-top: 1px solid var(--line); text-align: end; white-space: nowrap; }
th { font-weight: 500; }
thead th { color: var(--muted); }
th:first-child { text-align: start; }
table.texts :is(th, td) { text-align: start; vertical-align: top; }
table.texts td:last-child { min-width: 20rem; white-space: pre-wrap; overflow-wrap: anywhere; }
form p { display: grid; gap: 6px; justify-items: start; }
label { font-weight: 500; }
small { color: var(--muted); font-size: 14px; }
fieldset { margin: 0 0 16px; padding: 8px 16px 0; border: 1px solid var(--line); border-radius: 8px; }
legend { font-weight: 500; padding: 0 4px; }
input:not([type=checkbox]), select { width: 100%; max-width: 32rem; min-height: 44px; padding: 8px 12px;
  border: 1px solid var(--muted); border-radius: 8px; background: var(--surface); color: inherit;
  font: inherit; }
input.drop { max-width: none; min-height: 120px; padding: 44px 20px; border: 2px dashed var(--muted); }
input.drop:hover { border-color: var(--signal); }
input[type=checkbox] { width: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: -4px;
  accent-color: var(--signal); }
button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--ink); border-radius: 8px;
  background: var(--ink); color: var(--paper); font: inherit; cursor: pointer; }
td button { min-height: 32px; padding: 2px 12px; }
:is(input, select, button):focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
.alert { padding: 12px 16px; border: 1px solid var(--signal); border-inline-start-width: 6px;
  border-radius: 8px; background: var(--surface); margin-bottom: 20px; }
.alert p { margin: 0; overflow-wrap: anywhere; }
.alert code { user-select: all; }
td.none { color: var(--muted); }
`;
