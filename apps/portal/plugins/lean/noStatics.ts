/** Stands in for the copying of statics in the router's `withRouter`; no component here has any. */
export default function keepStatics<T>(target: T): T {
  return target;
}
