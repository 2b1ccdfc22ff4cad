/** Rules of the house style that no plugin has. Neither needs types. */

/**
 * Creates a rule that reports nodes that match a selector.
 *
 * @param {string} message
 * @param {readonly string[]} selectors
 */
function refuse(message, selectors) {
  return {
    /** @param {{ report(problem: { node: object, message: string }): void }} context */
    create(context) {
      /** @param {object} node */
      const report = (node) => context.report({ node, message });
      return Object.fromEntries(selectors.map((selector) => [selector, report]));
    },
  };
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-export-all': refuse('Name what is exported.', ['ExportAllDeclaration']),
    // `...{ a, b }` and `...['a', 'b']` only put several items on one line
    'no-spread-literal': refuse('Write the items without the spread.', [
      ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
      'SpreadElement > ArrayExpression.argument',
      'SpreadElement > TSAsExpression.argument > ArrayExpression',
    ]),
  },
};
