/** Stands in for the router's run-time type checks, which do nothing in production. */
const check = Object.assign(() => null, { isRequired: () => null });
const makeCheck = (): typeof check => check;

export default {
  any: check,
  array: check,
  arrayOf: makeCheck,
  bool: check,
  element: check,
  elementType: check,
  func: check,
  instanceOf: makeCheck,
  node: check,
  number: check,
  object: check,
  objectOf: makeCheck,
  oneOf: makeCheck,
  oneOfType: makeCheck,
  shape: makeCheck,
  string: check,
};
