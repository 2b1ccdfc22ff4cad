/** Key of the demo venues, from `site.config.ts`. */
declare const VIEWER_DEMO: { readonly key: string; readonly secret: string };
/** The product's name, from `site.config.ts`. */
declare const VIEWER_PRODUCT: string;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

interface Window {
  /** Has its own graphics context until the map has one; see `page-startup/graphicsWorker.ts`. */
  viewerGraphics?: Worker | undefined;
}
