<?php
/** The plugin for the viewer. */

use Mezzanine\Viewer;

$address = 'https://maps.example.com/viewer/?venue=mall';

wp_set_current_user( 0 );
check( 'visitors see nothing without an address', do_shortcode( '[mezzanine]' ), '' );
wp_set_current_user( 1 );
check_holds( 'users who may change settings get a link to them', do_shortcode( '[mezzanine]' ), 'https://site.example/wp-admin/options-general.php?page=mezzanine' );
wp_set_current_user( 0 );

foreach ( array( 'Mezzanine\Viewer', 'Mezzanine\Web' ) as $namespace ) {
	check( "$namespace: settings are registered when the admin area starts", has_action( 'admin_init', "$namespace\\register_settings" ), 10 );
	call_user_func( "$namespace\\register_settings" );
}
check( 'an address is saved', save( 'mezzanine', array( 'address' => " $address ", 'height' => '480' ) ), array( 'address' => $address, 'height' => '480px' ) );
check( 'without errors', complaints( 'mezzanine' ), array() );

$frame = attributes( do_shortcode( '[mezzanine]' ), 'iframe' );
check( 'the shortcode is a frame with the address in embed mode', $frame['src'], "$address&mode=embed" );
check_holds( 'and its address is escaped', do_shortcode( '[mezzanine]' ), '?venue=mall&#038;mode=embed"' );
check( 'it has a name', $frame['title'], 'Indoor map' );
check( 'and a size', $frame['style'], 'width:100%;height:480px;border:0' );
check( 'it is loaded lazily', $frame['loading'], 'lazy' );
check( 'it may request the position, copy links, and share them', $frame['allow'], 'clipboard-write; geolocation; web-share' );

$frame = attributes( do_shortcode( '[mezzanine location="Lantern Coffee & Tea" floor="l1" language="fr" height="80vh" title="Way to us" venue="airport"]' ), 'iframe' );
check( 'a shortcode sets the initial view', $frame['src'], 'https://maps.example.com/viewer/?venue=airport&location=Lantern%20Coffee%20%26%20Tea&floor=l1&language=fr&mode=embed' );
check( 'and the height and the name', array( $frame['style'], $frame['title'] ), array( 'width:100%;height:80vh;border:0', 'Way to us' ) );

$block = do_blocks( '<!-- wp:mezzanine/map {"location":"cafe","height":"300px"} /-->' );
$frame = attributes( $block, 'iframe' );
check( 'the block renders the same frame', $frame['src'], "$address&location=cafe&mode=embed" );
check( 'the block is registered in the editor', WP_Block_Type_Registry::get_instance()->get_registered( 'mezzanine/map' )->editor_script, 'mezzanine-block' );
check_holds( 'and its script has a URL', printed( function () {
	wp_scripts()->do_items( array( 'mezzanine-block' ) );
} ), '/mezzanine/block.js?ver=1.0.0' );
check( 'a mode in the address is kept', Viewer\map_address( 'https://a.example/?mode=minimap', Viewer\ATTRIBUTES ), 'https://a.example/?mode=minimap' );
check_lacks( 'authors cannot choose the address', do_shortcode( '[mezzanine address="https://evil.example/" src="https://evil.example/"]' ), 'evil' );
check( 'nor a bundle on another server', attributes( do_shortcode( '[mezzanine venue="https://evil.example/a.zip"]' ), 'iframe' )['src'], "$address&mode=embed" );

foreach ( HOSTILE as $text ) {
	foreach ( array( 'location', 'floor', 'venue', 'language', 'title', 'height' ) as $name ) {
		$html  = Viewer\map_html( array( $name => $text ) );
		$frame = attributes( $html, 'iframe' );
		$names = is_array( $frame ) ? implode( ' ', array_keys( $frame ) ) : $html;
		check( "a shortcode with $name " . wp_json_encode( $text ) . ' is one frame with its own attributes', $names, 'class src title style loading allow referrerpolicy' );
		check( 'of the server in the settings', is_array( $frame ) ? strpos( $frame['src'], 'https://maps.example.com/viewer/?' ) : $html, 0 );
	}
	check( 'settings with address ' . wp_json_encode( $text ) . ' keep the previous one', save( 'mezzanine', array( 'address' => $text ) )['address'], $address );
	check( 'and show an error', complaints( 'mezzanine' ), array( 'address' ) );
	check( 'an invalid height becomes the default', save( 'mezzanine', array( 'address' => $address, 'height' => $text ) )['height'], '600px' );
	$GLOBALS['wpdb']->options_kept['mezzanine'] = serialize( array( 'address' => $text, 'height' => $text ) );
	wp_cache_flush();
	check( 'invalid data in the database is not used', Viewer\map_html( array() ), '' );
	save( 'mezzanine', array( 'address' => $address ) );
}
foreach ( array( 'http://maps.example.com/', 'https://user:pass@maps.example.com/', '//maps.example.com', 'maps.example.com', 'ftp://maps.example.com/', 'https://', '/viewer/', str_repeat( 'https://a.example/', 200 ), array( 'https://a.example' ), 7, null, true ) as $bad ) {
	check( 'an invalid address: ' . substr( wp_json_encode( $bad ), 0, 60 ), Viewer\clean_address( $bad ), '' );
}
check( 'a map on this machine can be used for testing', Viewer\clean_address( 'http://localhost:8080/viewer/?venue=mall' ), 'http://localhost:8080/viewer/?venue=mall' );
foreach ( array( 'text', array(), null, array( array() ), array( 'address' => array( 'x' ), 'height' => array() ) ) as $odd ) {
	check( 'an unexpected form saves valid settings:' . wp_json_encode( $odd ), array_keys( Viewer\clean_settings( $odd ) ), array( 'address', 'height' ) );
}
