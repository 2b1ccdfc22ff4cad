/** The part of WordPress' editor that the blocks use, and what their plugins pass to them. */

/** A component or an element of WordPress' React. */
type WpNode = object | string | null;

/** What the editor passes to a block: the values of its fields, and a function to change them. */
interface WpEditProps {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly setAttributes: (change: Readonly<Record<string, string>>) => void;
}

/** Props of an element; `onChange` is that of a text field. */
interface WpProps {
  readonly onChange?: (value: string) => void;
  readonly [name: string]: unknown;
}

interface Window {
  readonly wp: {
    readonly element: {
      readonly createElement: (
        component: WpNode,
        props: WpProps,
        ...children: readonly (WpNode | readonly WpNode[])[]
      ) => WpNode;
    };
    readonly blockEditor: {
      readonly InspectorControls: WpNode;
      readonly useBlockProps: () => WpProps;
    };
    readonly components: Readonly<
      Record<'Disabled' | 'PanelBody' | 'Placeholder' | 'TextControl', WpNode>
    >;
    readonly serverSideRender: WpNode;
    readonly blocks: {
      readonly registerBlockType: (
        name: string,
        settings: {
          readonly edit: (props: WpEditProps) => WpNode;
          readonly save: () => WpNode;
        },
      ) => void;
    };
  };
  readonly mezzanineMapBlock: { readonly block: string };
  readonly mezzanineWebBlock: { readonly block: string };
}
