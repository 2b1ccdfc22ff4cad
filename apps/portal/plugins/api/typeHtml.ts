import { htmlEscape } from 'escape-goat';
import type { JSONOutput } from 'typedoc';

type SomeType = JSONOutput.SomeType;
type Signature = JSONOutput.SignatureReflection;

/** Renders a name that a type refers to, with a link if a package exports it. */
export type NameHtml = (name: string, number?: number) => string;

/** Renders types as TypeScript source in HTML, with links to symbols. */
export class TypeHtml {
  readonly #name: NameHtml;

  constructor(name: NameHtml) {
    this.#name = name;
  }

  /** Renders a type on one line. */
  of(type: SomeType | undefined): string {
    if (type === undefined) return 'unknown';
    const print = this.#printers[type.type] as ((type: SomeType) => string) | undefined;
    return print === undefined ? htmlEscape(type.type) : print(type);
  }

  /** Renders a type that is part of another, in parentheses where precedence requires it. */
  #inside(type: SomeType): string {
    const isFunction = type.type === 'reflection' && type.declaration.signatures !== undefined;
    const needsParentheses =
      isFunction ||
      ['union', 'intersection', 'conditional', 'typeOperator', 'query'].includes(type.type);
    return needsParentheses ? `(${this.of(type)})` : this.of(type);
  }

  /** `<Type extends keyof MapEvents>`; '' without parameters. */
  typeParameters(parameters: readonly JSONOutput.TypeParameterReflection[] | undefined): string {
    if (parameters === undefined || parameters.length === 0) return '';
    const list = parameters.map(
      ({ name, type }) => `${name}${type === undefined ? '' : ` extends ${this.of(type)}`}`,
    );
    return `&lt;${list.join(', ')}&gt;`;
  }

  /** `name?: Type`, for a parameter of a function. */
  parameter({ name, flags, type, defaultValue }: JSONOutput.ParameterReflection): string {
    const rest = flags.isRest === true ? '...' : '';
    const isOptional = flags.isOptional === true || defaultValue !== undefined;
    const isProps = type?.type === 'reference' && type.name.endsWith('Props');
    const unnamed = isProps ? 'props' : 'options';
    const shown = /^__/.test(name) ? unnamed : name;
    return `${rest}${htmlEscape(shown)}${isOptional ? '?' : ''}: ${this.of(type)}`;
  }

  /** `(name: Type) => Type`. */
  #arrow(signature: Signature): string {
    const parameters = (signature.parameters ?? []).map((each) => this.parameter(each));
    return (
      `${this.typeParameters(signature.typeParameters)}(${parameters.join(', ')}) =&gt; ` +
      this.of(signature.type)
    );
  }

  #object(declaration: JSONOutput.DeclarationReflection): string {
    const [signature] = declaration.signatures ?? [];
    if (signature !== undefined) return this.#arrow(signature);
    const members = (declaration.children ?? []).map((member) => {
      const mark = member.flags.isOptional === true ? '?' : '';
      const type = member.type ?? member.getSignature?.type;
      const method = member.signatures?.[0];
      return `${htmlEscape(member.name)}${mark}: ${method ? this.#arrow(method) : this.of(type)}`;
    });
    for (const index of declaration.indexSignatures ?? []) {
      const keys = (index.parameters ?? []).map((each) => this.parameter(each));
      members.push(`[${keys.join(', ')}]: ${this.of(index.type)}`);
    }
    return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
  }

  #reference(type: JSONOutput.ReferenceType): string {
    const list = (type.typeArguments ?? []).map((each) => this.of(each));
    const number = typeof type.target === 'number' ? type.target : undefined;
    const name = this.#name(type.name, number);
    return list.length === 0 ? name : `${name}&lt;${list.join(', ')}&gt;`;
  }

  /** Printers by kind of type; types of other kinds are shown by name. */
  readonly #printers: { readonly [Kind in SomeType['type']]?: (type: never) => string } = {
    intrinsic: ({ name }: JSONOutput.IntrinsicType) => name,
    unknown: ({ name }: JSONOutput.UnknownType) => htmlEscape(name),
    literal: ({ value }: JSONOutput.LiteralType) => {
      if (typeof value === 'string') return htmlEscape(`'${value}'`);
      if (typeof value !== 'object' || value === null) return String(value);
      return `${value.negative ? '-' : ''}${value.value}n`;
    },
    reference: (type: JSONOutput.ReferenceType) => this.#reference(type),
    array: ({ elementType }: JSONOutput.ArrayType) => `${this.#inside(elementType)}[]`,
    union: ({ types }: JSONOutput.UnionType) =>
      types
        .map((each) => (each.type === 'reflection' ? this.#inside(each) : this.of(each)))
        .join(' | '),
    intersection: ({ types }: JSONOutput.IntersectionType) =>
      types.map((each) => this.#inside(each)).join(' &amp; '),
    tuple: ({ elements }: JSONOutput.TupleType) =>
      `[${(elements ?? []).map((each) => this.of(each)).join(', ')}]`,
    namedTupleMember: ({ name, isOptional, element }: JSONOutput.NamedTupleMemberType) =>
      `${htmlEscape(name)}${isOptional ? '?' : ''}: ${this.of(element)}`,
    reflection: ({ declaration }: JSONOutput.ReflectionType) => this.#object(declaration),
    typeOperator: ({ operator, target }: JSONOutput.TypeOperatorType) =>
      `${operator} ${this.#inside(target)}`,
    indexedAccess: ({ objectType, indexType }: JSONOutput.IndexedAccessType) =>
      `${this.#inside(objectType)}[${this.of(indexType)}]`,
    query: ({ queryType }: JSONOutput.QueryType) => `typeof ${this.of(queryType)}`,
    predicate: ({ name, targetType }: JSONOutput.PredicateType) =>
      `${htmlEscape(name)} is ${this.of(targetType)}`,
    optional: ({ elementType }: JSONOutput.OptionalType) => `${this.of(elementType)}?`,
    rest: ({ elementType }: JSONOutput.RestType) => `...${this.of(elementType)}`,
    templateLiteral: ({ head, tail }: JSONOutput.TemplateLiteralType) =>
      `\`${htmlEscape(head)}${tail.map(([type, text]) => `\${${this.of(type)}}${htmlEscape(text)}`).join('')}\``,
    conditional: (type: JSONOutput.ConditionalType) =>
      `${this.of(type.checkType)} extends ${this.of(type.extendsType)} ? ` +
      `${this.of(type.trueType)} : ${this.of(type.falseType)}`,
    mapped: ({ parameter, parameterType, templateType }: JSONOutput.MappedType) =>
      `{ [${htmlEscape(parameter)} in ${this.of(parameterType)}]: ${this.of(templateType)} }`,
  };
}
