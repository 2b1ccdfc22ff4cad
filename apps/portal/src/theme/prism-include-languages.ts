/** Replaces the theme's loader of highlighter grammars: code is highlighted while the site is built. */
export default function prismIncludeLanguages(): void {}
