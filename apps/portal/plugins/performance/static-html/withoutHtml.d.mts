/** See `withoutHtml.mjs`. */
export default function withoutHtml(source: string): string;
