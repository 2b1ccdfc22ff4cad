/** A node of a Markdown tree, with the properties that the plugins read. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  /** Language of a fenced block. */
  lang?: string | null;
  /** The rest of a fence line. */
  meta?: string | null;
  value?: string;
  /** Name of a JSX element. */
  name?: string | null;
  attributes?: JsxAttribute[];
  data?: object;
}

/** An attribute of a JSX element; its value is text, or an expression with its syntax tree. */
export interface JsxAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | object | null;
}

/** Every node below a node, parents before children. */
export function nodesBelow(node: MarkdownNode): readonly MarkdownNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)]);
}

/** A JSX element at block level. */
export function elementNode(
  name: string,
  attributes: JsxAttribute[],
  children: MarkdownNode[] = [],
): MarkdownNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** A heading with an explicit id. */
export function headingNode(depth: number, value: string, id: string): MarkdownNode {
  const node: MarkdownNode & { readonly depth: number } = {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value }],
  };
  return node;
}

/** Turns a node into a JSX element with these attributes and no children. */
export function becomeElement(
  node: MarkdownNode,
  name: string,
  attributes: readonly JsxAttribute[],
): void {
  node.type = 'mdxJsxFlowElement';
  node.name = name;
  node.attributes = [...attributes];
  node.children = [];
  delete node.value;
  delete node.lang;
  delete node.meta;
}

/** `name="value"`. */
export function textAttribute(name: string, value: string): JsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** `name={variable}`. */
export function variableAttribute(name: string, variable: string): JsxAttribute {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: variable, data: { estree } };
  return { type: 'mdxJsxAttribute', name, value };
}

/** `name={…}`: the HTML in the server bundle, '' in browser bundles. */
export function staticHtmlAttribute(name: string, html: string): JsxAttribute {
  const condition = 'INCLUDES_STATIC_HTML';
  const expression = {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: condition },
    consequent: { type: 'Literal', value: html },
    alternate: { type: 'Literal', value: '' },
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
  const source = `${condition} ? ${JSON.stringify(html)} : ''`;
  const value = { type: 'mdxJsxAttributeValueExpression', value: source, data: { estree } };
  return { type: 'mdxJsxAttribute', name, value };
}

/** `import variable from 'module'`, so that the bundler rebuilds the page when the module changes. */
export function importNode(variable: string, module: string): MarkdownNode {
  const specifier = {
    type: 'ImportDefaultSpecifier',
    local: { type: 'Identifier', name: variable },
  };
  return importOf(specifier, module, `import ${variable} from '${module}'`);
}

/** `import variable from 'data.json'`, with HTML only in the server bundle; see `plugins/performance/static-html`. */
export function staticHtmlImportNode(variable: string, module: string): MarkdownNode {
  return importNode(variable, `${module}?static-html`);
}

/** `import { name } from 'module'`, for a component that only some pages need. */
export function namedImportNode(name: string, module: string): MarkdownNode {
  const identifier = { type: 'Identifier', name };
  const specifier = { type: 'ImportSpecifier', imported: identifier, local: identifier };
  return importOf(specifier, module, `import { ${name} } from '${module}'`);
}

function importOf(specifier: object, module: string, value: string): MarkdownNode {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [specifier],
        source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
      },
    ],
  };
  return { type: 'mdxjsEsm', value, data: { estree } };
}
