/** The page with the engine, as one HTML document. */
export declare const pageHtml: string;
