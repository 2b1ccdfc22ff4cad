<?php
/**
 * The map on a page: a shortcode and a block with the same output.
 *
 * @package Mezzanine\Viewer
 */

namespace Mezzanine\Viewer;

/**
 * Attributes of the shortcode and the block. The address is not one of them, because authors of
 * pages may not be allowed to choose the server.
 */
const ATTRIBUTES = array(
	'venue'    => '',
	'location' => '',
	'floor'    => '',
	'language' => '',
	'height'   => '',
	'title'    => '',
);

/** Registers the shortcode and the block. */
function register_map() {
	add_shortcode( SLUG, __NAMESPACE__ . '\map_html' );
	$script = SLUG . '-block';
	wp_register_script(
		$script,
		plugins_url( 'block.js', __DIR__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render' ),
		VERSION,
		true
	);
	$text = wp_json_encode( array( 'block' => SLUG . '/map' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	wp_add_inline_script( $script, 'window.mezzanineMapBlock = ' . $text . ';', 'before' );
	register_block_type(
		SLUG . '/map',
		array(
			'api_version'     => 2,
			'title'           => __( 'Indoor map', 'mezzanine' ),
			'category'        => 'embed',
			'icon'            => 'location-alt',
			'editor_script'   => $script,
			'attributes'      => array_map( __NAMESPACE__ . '\text_attribute', ATTRIBUTES ),
			'render_callback' => __NAMESPACE__ . '\map_html',
			'supports'        => array( 'align' => array( 'wide', 'full' ), 'html' => false ),
		)
	);
}

/**
 * A text attribute of a block.
 *
 * @param string $default Its default.
 * @return array{type: string, default: string}
 */
function text_attribute( $default ) {
	return array(
		'type'    => 'string',
		'default' => $default,
	);
}

/**
 * The frame with the map, as escaped HTML.
 *
 * @param mixed $given Attributes of the shortcode or block.
 * @return string
 */
function map_html( $given ) {
	$said     = shortcode_atts( ATTRIBUTES, is_array( $given ) ? $given : array(), SLUG );
	$settings = settings();
	if ( '' === $settings['address'] ) {
		return missing_html();
	}
	$title = clean_line( $said['title'] );
	return sprintf(
		'<iframe class="%1$s-map" src="%2$s" title="%3$s" style="width:100%%;height:%4$s;border:0" loading="lazy" allow="clipboard-write; geolocation; web-share" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
		esc_attr( SLUG ),
		esc_url( map_address( $settings['address'], $said ), array( 'https', 'http' ) ),
		esc_attr( '' === $title ? __( 'Indoor map', 'mezzanine' ) : $title ),
		esc_attr( clean_length( $said['height'], $settings['height'] ) )
	);
}

/**
 * The address with parameters for the initial view.
 *
 * @param string $address URL of the map, from the settings.
 * @param array  $said    Attributes.
 * @return string
 */
function map_address( $address, array $said ) {
	$query = array();
	foreach ( array( 'venue', 'location', 'floor', 'language' ) as $name ) {
		$value  = clean_line( $said[ $name ] );
		$is_bad = 'venue' === $name && ! preg_match( '/^[\w-]{1,100}$/D', $value );
		if ( '' !== $value && ! $is_bad ) {
			$query[ $name ] = rawurlencode( $value );
		}
	}
	if ( ! preg_match( '/[?&]mode=/', $address ) ) {
		$query['mode'] = 'embed';
	}
	return add_query_arg( $query, $address );
}

/**
 * Shown instead of a map without an address: a link to the settings for users who may change them,
 * and nothing for others.
 *
 * @return string
 */
function missing_html() {
	if ( ! current_user_can( CAPABILITY ) ) {
		return '';
	}
	$address = admin_url( 'options-general.php?page=' . SLUG );
	return '<p><a href="' . esc_url( $address ) . '">' . esc_html__( 'Choose the map to show here.', 'mezzanine' ) . '</a></p>';
}
