/* global window */
/*
 * The block in the editor: the map itself, and its fields next to it. Runs without a build, in all
 * browsers that WordPress supports.
 */
(function (wp, block) {
  const el = wp.element.createElement;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, TextControl } = wp.components;
  /** @type {readonly (readonly [name: string, label: string, help: string])[]} */
  const fields = [
    ['location', 'Place', 'Id or exact name of the place that is shown first.'],
    ['floor', 'Floor', 'Id or exact name of the floor that is shown first.'],
    ['venue', 'Venue', 'Id of another venue on the same server.'],
    ['language', 'Language', 'Such as fr.'],
    ['height', 'Height', 'Such as 600px or 80vh.'],
    ['title', 'Title', 'What screen readers call the map.'],
  ];

  wp.blocks.registerBlockType(block, {
    edit: function ({ attributes, setAttributes }) {
      const controls = fields.map(function ([name, label, help]) {
        return el(TextControl, {
          key: name,
          label,
          help,
          value: attributes[name],
          onChange: (value) => setAttributes({ [name]: value }),
        });
      });
      return el(
        'div',
        useBlockProps(),
        el(InspectorControls, {}, el(PanelBody, { title: 'Map' }, controls)),
        // The map in the frame is not interactive while the page is edited.
        el(Disabled, {}, el(wp.serverSideRender, { block, attributes })),
      );
    },
    // The server renders it, so that changed settings affect every page.
    save: () => null,
  });
})(window.wp, window.mezzanineMapBlock.block);
