import { createElement, type ComponentProps, type ReactElement } from 'react';

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

type Props = ComponentProps<'svg'> & { readonly size?: number };

/**
 * Stands in for the icon library's factory: the drawings are the library's, without its context,
 * its class names and its options that nothing here uses.
 */
export default function createLucideIcon({ node }: IconData): (props: Props) => ReactElement {
  return function Icon({ size = 24, ...props }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
