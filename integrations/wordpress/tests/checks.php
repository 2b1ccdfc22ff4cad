<?php
/** Assertions of the tests. */

$GLOBALS['check_sums'] = array( 'passed' => 0, 'failed' => 0 );

/** Compares and counts. */
function check( $sentence, $given, $expected ) {
	$is_good = $given === $expected;
	++$GLOBALS['check_sums'][ $is_good ? 'passed' : 'failed' ];
	if ( ! $is_good ) {
		echo "FAILED: $sentence\n  got      ", var_export( $given, true ), "\n  expected ", var_export( $expected, true ), "\n";
	}
}

/** Expects a text to contain another. */
function check_holds( $sentence, $text, $part ) {
	check( $sentence, false !== strpos( $text, $part ) ? $part : $text, $part );
}

/** Expects a text not to contain another. */
function check_lacks( $sentence, $text, $part ) {
	check( $sentence, false === strpos( $text, $part ) ? '' : $text, '' );
}

function sums() {
	return $GLOBALS['check_sums'];
}

/** Saves settings like options.php after its own checks: without slashes, then sanitized. */
function save( $option, $given ) {
	$GLOBALS['wp_settings_errors'] = array();
	update_option( $option, wp_unslash( $given ) );
	return get_option( $option );
}

/** Whether the last save reported an error. */
function complaints( $option ) {
	return array_map(
		function ( $error ) {
			return $error['code'];
		},
		get_settings_errors( $option )
	);
}

/**
 * Attributes of the single element in a text, by name, as browsers parse them; null for anything
 * else.
 */
function attributes( $html, $name ) {
	if ( ! preg_match( '/^<' . $name . '((?: [a-z-]+="[^"<>]*")*)><\/' . $name . '>$/D', $html, $found ) ) {
		return null;
	}
	preg_match_all( '/ ([a-z-]+)="([^"]*)"/', $found[1], $pairs );
	return array_map( 'html_entity_decode', array_combine( $pairs[1], $pairs[2] ) );
}

/** The output of a function that prints. */
function printed( $print ) {
	ob_start();
	$print();
	return ob_get_clean();
}

/** Hostile values. */
const HOSTILE = array(
	'"><script>alert(1)</script>',
	"' onload='alert(1)",
	'" onmouseover="alert(1)" x="',
	'javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	"\"\x00\xff<svg/onload=alert(1)>",
	'</script><script>alert(1)</script>',
	'&lt;script&gt;',
	'100%;background:url(javascript:1)',
	"600px;\n}body{display:none",
	'%22%3E%3Cscript%3E',
	'[mezzanine]',
	"\u{2028}alert(1)",
);
