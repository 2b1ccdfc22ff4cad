/** Styles of the preview: the product's design tokens, light and dark. */
export const previewStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #16181d; --muted: #5b6270; --line: #e4e1da;
  --signal: #c8411b; --lift: #0f766e; --sand: #f3e9da; --sage: #dde8dc; --sky: #dce7f0; --lilac: #e6e0f0; --clay: #f2ddd2; --warn: #8a5a00; }
:root[data-theme=dark] { --paper: #0f1115; --surface: #171a20; --ink: #eceae4; --muted: #9ba1ad; --line: #2a2e37;
  --signal: #ff7a50; --lift: #4fd1bf; --sand: #3a342b; --sage: #2c352d; --sky: #2a333d; --lilac: #33303e; --clay: #3d302a; --warn: #e0b050; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--surface); }
h1 { font-size: 18px; letter-spacing: -0.02em; margin: 0; }
h2 { font-size: 14px; margin: 0 0 8px; color: var(--muted); font-weight: 650; }
.controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
button { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; min-height: 32px; cursor: pointer; }
button:hover { border-color: var(--muted); }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 1px; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: 180px minmax(0, 1fr) 340px; }
nav, aside { padding: 12px; overflow: auto; background: var(--surface); }
nav { border-right: 1px solid var(--line); }
aside { border-left: 1px solid var(--line); }
#floors button { display: block; width: 100%; text-align: left; margin-bottom: 4px; }
#floors button[aria-pressed=true] { border-color: var(--signal); color: var(--signal); font-weight: 650; }
#floors h3 { font-size: 13px; margin: 12px 0 4px; color: var(--muted); }
#plan { min-height: 0; overflow: hidden; touch-action: none; cursor: grab; }
#plan svg { display: block; width: 100%; height: 100%; }
#findings { list-style: none; margin: 0; padding: 0; }
#findings button { display: block; width: 100%; text-align: left; margin-bottom: 6px; }
#findings button[aria-pressed=true] { border-color: var(--signal); }
#findings .rule { font-weight: 650; }
#findings .error .rule { color: var(--signal); }
#findings .warning .rule { color: var(--warn); }
#findings .info .rule { color: var(--muted); }
#findings small { display: block; color: var(--muted); }
#status { margin: 0; padding: 4px 16px; min-height: 32px; border-top: 1px solid var(--line); background: var(--surface); color: var(--muted); }
path { vector-effect: non-scaling-stroke; stroke-linejoin: round; fill-rule: evenodd; }
.floor { fill: var(--surface); stroke: var(--muted); stroke-width: 1.5; }
.space { fill: var(--sky); stroke: var(--line); stroke-width: 1; }
.room { fill: var(--sand); } .hallway { fill: var(--surface); } .exterior { fill: var(--sage); } .gate { fill: var(--clay); }
.void, .otb { fill: var(--paper); stroke-dasharray: 4 3; stroke: var(--muted); }
.connection { fill: var(--lilac); }
.wall { fill: none; stroke: var(--ink); stroke-width: 2; }
.furniture { fill: var(--line); stroke: none; }
.door { fill: none; stroke: var(--lift); stroke-width: 4; }
.poi { fill: none; stroke: var(--lift); stroke-width: 8; stroke-linecap: round; }
.ways { fill: none; stroke: var(--signal); stroke-width: 1; opacity: 0.55; }
.nodes { fill: none; stroke: var(--signal); stroke-width: 4; stroke-linecap: round; opacity: 0.7; }
text { fill: var(--ink); text-anchor: middle; dominant-baseline: middle; pointer-events: none; font-family: system-ui, sans-serif; paint-order: stroke; stroke: var(--surface); stroke-width: 0.15em; stroke-linejoin: round; }
.mark { fill: none; stroke: var(--signal); stroke-width: 3; vector-effect: non-scaling-stroke; }
.dot { fill: var(--signal); stroke: none; }
@media (max-width: 800px) { main { grid-template-columns: 1fr; grid-template-rows: auto minmax(260px, 1fr) minmax(120px, 32vh); }
  nav { border: 0; padding-bottom: 4px; } #floors { display: flex; gap: 4px; overflow-x: auto; } #floors button { width: auto; white-space: nowrap; } #floors h3 { display: none; } aside { border-left: 0; border-top: 1px solid var(--line); } }
`;
