<?php
/** The plugin for the web app. */

use Mezzanine\Web;

/** Renders a page with the given content, and returns its body and its scripts. */
function web_page( $text ) {
	wp_scripts()->queue = array();
	wp_scripts()->done  = array();
	unset( wp_scripts()->registered['mezzanine-web']->extra['before'] );
	wp_deregister_script( 'mezzanine-web' );
	Web\register_map();
	$body    = do_blocks( do_shortcode( $text ) );
	$scripts = printed( function () {
		wp_scripts()->do_items( in_array( 'mezzanine-web', wp_scripts()->queue, true ) ? array( 'mezzanine-web' ) : array() );
	} );
	return array( $body, $scripts );
}

/** The settings that a page passes to the script. */
function told( $scripts ) {
	return preg_match( '/window\.mezzanine = (\{.*?\});/', $scripts, $found ) ? json_decode( $found[1], true ) : null;
}

$good = array( 'server' => 'https://maps.example.com/', 'venue' => 'mall', 'key' => 'key_1', 'secret' => 'secret-1', 'language' => 'pt-BR', 'width' => '100%', 'height' => '500' );

// Otherwise WordPress would register the block again for each page of these tests.
add_filter( 'doing_it_wrong_trigger_error', '__return_false' );

check( 'visitors see nothing without a venue', web_page( '[mezzanine-web]' ), array( '', '' ) );
check( 'settings are saved', save( 'mezzanine-web', $good ), array_merge( $good, array( 'server' => 'https://maps.example.com', 'height' => '500px' ) ) );
check( 'without errors', complaints( 'mezzanine-web' ), array() );

list( $body, $scripts ) = web_page( '[mezzanine-web location="Lantern Coffee" height="80vh"]' );
check( 'the shortcode is the container that the script looks for', attributes( $body, 'div' ), array( 'id' => 'mezzanine-map', 'style' => 'width:100%;height:80vh' ) );
check( 'the script is a module of the server', preg_match( '/<script type="module" src=\'https:\/\/maps\.example\.com\/viewer\/web\.js\' id=\'mezzanine-web-js\'><\/script>/', $scripts ), 1 );
check( 'its options come before it, and are not a module', strpos( $scripts, 'window.mezzanine = ' ) < strpos( $scripts, 'web.js' ) && 1 === substr_count( $scripts, 'type="module"' ), true );
check( 'and they are those of the settings and the shortcode', told( $scripts ), array( 'venue' => 'mall', 'key' => 'key_1', 'secret' => 'secret-1', 'language' => 'pt-BR', 'location' => 'Lantern Coffee' ) );
check( 'other scripts are unchanged', Web\as_module( "<script src='a.js'></script>", 'jquery' ), "<script src='a.js'></script>" );

list( $body, $scripts ) = web_page( '<!-- wp:mezzanine-web/map {"venue":"airport","floor":"departures"} /-->' );
check( 'the block renders the same', array( attributes( $body, 'div' )['id'], told( $scripts )['venue'], told( $scripts )['floor'] ), array( 'mezzanine-map', 'airport', 'departures' ) );
list( $body ) = web_page( '[mezzanine-web][mezzanine-web]' );
check( 'there is only one per page', substr_count( $body, 'mezzanine-map' ), 1 );
check( 'pages without a map load no script', web_page( 'Text' ), array( 'Text', '' ) );
list( , $scripts ) = web_page( '[mezzanine-web server="https://evil.example" key="x" secret="y"]' );
check( 'authors cannot choose server and key', array( strpos( $scripts, 'evil' ), told( $scripts )['key'] ), array( false, 'key_1' ) );

foreach ( HOSTILE as $text ) {
	foreach ( array_keys( Web\ATTRIBUTES ) as $name ) {
		wp_scripts()->queue = array();
		$html = Web\map_html( array( $name => $text ) );
		check( "a shortcode with $name " . wp_json_encode( $text ) . ' is one container', array_keys( (array) attributes( $html, 'div' ) ), array( 'id', 'style' ) );
	}
	list( , $scripts ) = web_page( '' );
	wp_scripts()->queue = array();
	Web\map_html( array( 'location' => $text ) );
	$scripts = printed( function () {
		wp_scripts()->do_items( array( 'mezzanine-web' ) );
	} );
	check( 'the text cannot end its script: ' . wp_json_encode( $text ), array( substr_count( $scripts, '<script' ), substr_count( $scripts, '</script' ) ), array( 2, 2 ) );
	check( 'and is unchanged for the map', is_array( told( $scripts ) ), true );
	foreach ( array( 'server', 'venue', 'key', 'secret', 'language', 'width', 'height' ) as $name ) {
		check( "settings with $name " . wp_json_encode( $text ) . ' keep the previous value', save( 'mezzanine-web', array( $name => $text ) + $good )[ $name ], array( 'server' => 'https://maps.example.com', 'height' => '500px' )[ $name ] ?? $good[ $name ] );
		check( 'and show an error', complaints( 'mezzanine-web' ), array( $name ) );
	}
	$GLOBALS['wpdb']->options_kept['mezzanine-web'] = serialize( array_fill_keys( array_keys( $good ), $text ) );
	wp_cache_flush();
	check( 'invalid data in the database is not used', Web\settings(), Web\DEFAULTS );
	save( 'mezzanine-web', $good );
}
foreach ( array( 'https://maps.example.com/?a=1', 'https://maps.example.com/#a', 'http://maps.example.com', 'https://u@maps.example.com' ) as $bad ) {
	check( "an invalid server: $bad", Web\clean_address( $bad ), '' );
}
foreach ( array( 'text', null, array( array() ), array( 'key' => array() ) ) as $odd ) {
	check( 'an unexpected form saves valid settings:' . wp_json_encode( $odd ), array_keys( Web\clean_settings( $odd ) ), array_keys( Web\DEFAULTS ) );
}
