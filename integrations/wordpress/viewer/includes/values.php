<?php
/**
 * Sanitizes settings and attributes.
 *
 * @package Mezzanine\Viewer
 */

namespace Mezzanine\Viewer;

/** Default settings of a site. */
const DEFAULTS = array(
	'address' => '',
	'height'  => '600px',
);

/**
 * The settings of the site, which are valid no matter what the database contains.
 *
 * @return array{address: string, height: string}
 */
function settings() {
	$kept = get_option( SLUG );
	$kept = is_array( $kept ) ? $kept : array();
	return array(
		'address' => clean_address( isset( $kept['address'] ) ? $kept['address'] : '' ),
		'height'  => clean_length( isset( $kept['height'] ) ? $kept['height'] : '', DEFAULTS['height'] ),
	);
}

/**
 * An https URL, or one of this machine for testing; anything else becomes ''.
 *
 * @param mixed $value Value to sanitize.
 * @return string
 */
function clean_address( $value ) {
	if ( ! is_string( $value ) || strlen( $value ) > 2000 ) {
		return '';
	}
	$address = esc_url_raw( trim( $value ), array( 'https', 'http' ) );
	$parts   = wp_parse_url( $address );
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || empty( $parts['scheme'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$is_here = in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
	return 'https' === $parts['scheme'] || $is_here ? $address : '';
}

/**
 * A length such as `600px`, `80vh`, or `100%`. A number without a unit is in pixels.
 *
 * @param mixed  $value   Value to sanitize.
 * @param string $default Value to use if it is not a length.
 * @return string
 */
function clean_length( $value, $default ) {
	$text = is_scalar( $value ) ? strtolower( trim( (string) $value ) ) : '';
	if ( ! preg_match( '/^([1-9]\d{0,3})(px|vh|vw|rem|em|%)?$/D', $text, $found ) ) {
		return $default;
	}
	return $found[1] . ( isset( $found[2] ) ? $found[2] : 'px' );
}

/**
 * One line of text without markup.
 *
 * @param mixed $value Value to sanitize.
 * @return string
 */
function clean_line( $value ) {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value, true ) : '';
	$text = trim( preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	return function_exists( 'mb_substr' ) ? mb_substr( $text, 0, 200 ) : substr( $text, 0, 200 );
}
