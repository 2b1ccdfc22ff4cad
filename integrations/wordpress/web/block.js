/* global window */
/*
 * The block in the editor: its fields, and a placeholder for the map. Runs without a build, in all
 * browsers that WordPress supports.
 */
(function (wp, block) {
  const el = wp.element.createElement;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, TextControl } = wp.components;
  /** @type {readonly (readonly [name: string, label: string, help: string])[]} */
  const fields = [
    ['location', 'Place', 'Id or exact name of the place that is shown first.'],
    ['floor', 'Floor', 'Id or exact name of the floor that is shown first.'],
    ['venue', 'Venue', 'Id of another venue on the same server.'],
    ['language', 'Language', 'Such as fr.'],
    ['width', 'Width', 'Such as 100% or 800px.'],
    ['height', 'Height', 'Such as 600px or 80vh.'],
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
      const place = attributes['location'] || attributes['venue'] || 'The venue of the settings';
      return el(
        'div',
        useBlockProps(),
        el(InspectorControls, {}, el(PanelBody, { title: 'Map' }, controls)),
        // The app runs once per page and handles keyboard input, so the editor shows a placeholder.
        el(Placeholder, { icon: 'location-alt', label: 'Indoor map', instructions: place }),
      );
    },
    // The server renders it, so that changed settings affect every page.
    save: () => null,
  });
})(window.wp, window.mezzanineWebBlock.block);
