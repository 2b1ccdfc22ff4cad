<?php
/**
 * The web app on a page: a shortcode and a block that print its container and enqueue its script.
 *
 * @package Mezzanine\Web
 */

namespace Mezzanine\Web;

/**
 * Attributes of the shortcode and the block. They do not include server and key, because authors of
 * pages may not be allowed to choose which script they run.
 */
const ATTRIBUTES = array(
	'venue'    => '',
	'location' => '',
	'floor'    => '',
	'language' => '',
	'width'    => '',
	'height'   => '',
);

/** Prevents text from ending its script element. */
const JSON_IN_SCRIPT = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

/** Registers the shortcode, the block, and the script. */
function register_map() {
	add_shortcode( SLUG, __NAMESPACE__ . '\map_html' );
	// The URL has no version, because the server's cache headers tell whether the script changed.
	wp_register_script( SLUG, settings()['server'] . '/viewer/web.js', array(), null, true );
	$editor = SLUG . '-block';
	wp_register_script(
		$editor,
		plugins_url( 'block.js', __DIR__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		VERSION,
		true
	);
	$text = wp_json_encode( array( 'block' => SLUG . '/map' ), JSON_IN_SCRIPT );
	wp_add_inline_script( $editor, 'window.mezzanineWebBlock = ' . $text . ';', 'before' );
	register_block_type(
		SLUG . '/map',
		array(
			'api_version'     => 2,
			'title'           => __( 'Indoor map (web app)', 'mezzanine-web' ),
			'category'        => 'embed',
			'icon'            => 'location-alt',
			'editor_script'   => $editor,
			'attributes'      => array_map( __NAMESPACE__ . '\text_attribute', ATTRIBUTES ),
			'render_callback' => __NAMESPACE__ . '\map_html',
			'supports'        => array( 'align' => array( 'wide', 'full' ), 'html' => false, 'multiple' => false ),
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
 * The container of the map, as HTML. Its script is printed at the end of the page. Only one per
 * page, because the script looks for one.
 *
 * @param mixed $given Attributes of the shortcode or block.
 * @return string
 */
function map_html( $given ) {
	$said     = shortcode_atts( ATTRIBUTES, is_array( $given ) ? $given : array(), SLUG );
	$settings = settings();
	$config   = configuration( $settings, $said );
	if ( ! isset( $config['venue'] ) ) {
		return missing_html();
	}
	if ( wp_script_is( SLUG, 'enqueued' ) ) {
		return '';
	}
	wp_enqueue_script( SLUG );
	wp_add_inline_script( SLUG, 'window.mezzanine = ' . wp_json_encode( $config, JSON_IN_SCRIPT ) . ';', 'before' );
	return sprintf(
		'<div id="mezzanine-map" style="width:%1$s;height:%2$s"></div>',
		esc_attr( clean_length( $said['width'], $settings['width'] ) ),
		esc_attr( clean_length( $said['height'], $settings['height'] ) )
	);
}

/**
 * Options of the script, without empty ones.
 *
 * @param string[] $settings Settings of the site.
 * @param array    $said     Attributes.
 * @return string[]
 */
function configuration( array $settings, array $said ) {
	$own = cleaned(
		array(
			'venue'    => $said['venue'],
			'language' => $said['language'],
		)
	);
	return array_filter(
		array(
			'venue'    => '' === $own['venue'] ? $settings['venue'] : $own['venue'],
			'key'      => $settings['key'],
			'secret'   => $settings['secret'],
			'language' => '' === $own['language'] ? $settings['language'] : $own['language'],
			'location' => clean_line( $said['location'] ),
			'floor'    => clean_line( $said['floor'] ),
		),
		'strlen'
	);
}

/**
 * Marks the script as a module.
 *
 * @param string $tag    Markup of a script.
 * @param string $handle Its handle.
 * @return string
 */
function as_module( $tag, $handle ) {
	if ( SLUG !== $handle ) {
		return $tag;
	}
	// The inline script printed before it has no URL.
	$pattern = '/<script\b(?:\s+type=([\'"])text\/javascript\1)?([^>]*\ssrc=)/';
	return preg_replace( $pattern, '<script type="module"$2', $tag );
}

/**
 * Shown instead of a map without a venue: a link to the settings for users who may change them, and
 * nothing for others.
 *
 * @return string
 */
function missing_html() {
	if ( ! current_user_can( CAPABILITY ) ) {
		return '';
	}
	$address = admin_url( 'options-general.php?page=' . SLUG );
	return '<p><a href="' . esc_url( $address ) . '">' . esc_html__( 'Choose the venue to show here.', 'mezzanine-web' ) . '</a></p>';
}
