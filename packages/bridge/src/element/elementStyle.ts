/** Style of the element; pages change its size, and style the placeholder through `::part`. */
export const elementStyle = `
:host { display: block; position: relative; height: 480px; overflow: hidden; background: Canvas;
  color: CanvasText; }
:host([hidden]) { display: none; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden; }
iframe.shown { visibility: visible; }
.before, .failed { display: grid; place-content: center; justify-items: center; gap: 12px;
  height: 100%; padding: 16px; box-sizing: border-box; text-align: center;
  font: 16px/1.5 system-ui, sans-serif; }
.failed p { margin: 0; max-width: 40ch; }
.failed div { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
button, a { min-height: 44px; padding: 0 16px; border: 1px solid; border-radius: 6px;
  background: Canvas; color: CanvasText; font: inherit; line-height: 44px; text-decoration: none;
  cursor: pointer; box-sizing: border-box; }
button:focus-visible, a:focus-visible { outline: 3px solid; outline-offset: 2px; }
a { line-height: 42px; }
[hidden] { display: none; }
`;
