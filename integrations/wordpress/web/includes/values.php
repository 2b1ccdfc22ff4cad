<?php
/**
 * Sanitizes settings and attributes.
 *
 * @package Mezzanine\Web
 */

namespace Mezzanine\Web;

/** Default settings of a site. */
const DEFAULTS = array(
	'server'   => '{url}',
	'venue'    => '',
	'key'      => '',
	'secret'   => '',
	'language' => '',
	'width'    => '100%',
	'height'   => '600px',
);

/**
 * The settings of the site, which are valid no matter what the database contains.
 *
 * @return string[]
 */
function settings() {
	$kept = get_option( SLUG );
	return cleaned( is_array( $kept ) ? $kept : array() );
}

/**
 * Sanitizes settings, and replaces invalid ones with their defaults.
 *
 * @param array $given Settings by name.
 * @return string[]
 */
function cleaned( array $given ) {
	$given  = array_intersect_key( $given, DEFAULTS ) + DEFAULTS;
	$server = clean_address( $given['server'] );
	return array(
		'server'   => '' === $server ? DEFAULTS['server'] : untrailingslashit( $server ),
		'venue'    => clean_word( $given['venue'], '/^[\w-]{1,100}$/D' ),
		'key'      => clean_word( $given['key'], '/^[\w.~-]{1,200}$/D' ),
		'secret'   => clean_word( $given['secret'], '/^[\w.~-]{1,200}$/D' ),
		'language' => clean_word( $given['language'], '/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/D' ),
		'width'    => clean_length( $given['width'], DEFAULTS['width'] ),
		'height'   => clean_length( $given['height'], DEFAULTS['height'] ),
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
	if ( isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
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

/**
 * A word that matches a pattern; anything else becomes ''.
 *
 * @param mixed  $value   Value to sanitize.
 * @param string $pattern For the whole word.
 * @return string
 */
function clean_word( $value, $pattern ) {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	return preg_match( $pattern, $text ) ? $text : '';
}
