/** A file as text, read by the build. */
declare module '*?text' {
  const text: string;
  export default text;
}
