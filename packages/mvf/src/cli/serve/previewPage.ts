/** The HTML of the preview, which fetches its content from `plan.json`. */
export const previewPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Venue preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<script type="module" src="client/main.js"></script>
</head>
<body>
<header>
<h1 id="name">Venue preview</h1>
<div class="controls" role="toolbar" aria-label="View">
<button type="button" id="zoom-in" aria-label="Zoom in">+</button>
<button type="button" id="zoom-out" aria-label="Zoom out">−</button>
<button type="button" id="fit">Fit</button>
<label><input type="checkbox" id="show-labels" checked> Names</label>
<label><input type="checkbox" id="show-graph" checked> Walking graph</label>
<button type="button" id="theme">Dark</button>
</div>
</header>
<main>
<nav aria-label="Floors"><h2>Floors</h2><div id="floors"></div></nav>
<div id="plan" tabindex="0" role="application" aria-label="Plan of the floor. Arrow keys move it, plus and minus zoom, page up and page down change the floor."></div>
<aside aria-label="Findings"><h2 id="findings-title">Findings</h2><ol id="findings"></ol></aside>
</main>
<p id="status" role="status"></p>
<noscript>The preview needs JavaScript. <code>mvf validate</code> prints the findings without a browser.</noscript>
</body>
</html>
`;
