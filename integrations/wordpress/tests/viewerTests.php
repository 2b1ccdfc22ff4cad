<?php
/** The plugin for the viewer. */

use Mezzanine\Viewer;

$address = 'https://maps.example.com/viewer/?venue=mall';

wp_set_current_user( 0 );
check( 'readers see nothing without an address', do_shortcode( '[mezzanine]' ), '' );
wp_set_current_user( 1 );
check_holds( 'who may change settings is led to them', do_shortcode( '[mezzanine]' ), 'https://site.example/wp-admin/options-general.php?page=mezzanine' );
wp_set_current_user( 0 );

foreach ( array( 'Mezzanine\Viewer', 'Mezzanine\Web' ) as $namespace ) {
	check( "$namespace: settings are registered when the administration begins", has_action( 'admin_init', "$namespace\\register_settings" ), 10 );
	call_user_func( "$namespace\\register_settings" );
}
check( 'an address is kept', save( 'mezzanine', array( 'address' => " $address ", 'height' => '480' ) ), array( 'address' => $address, 'height' => '480px' ) );
check( 'and nobody complains', complaints( 'mezzanine' ), array() );

$frame = attributes( do_shortcode( '[mezzanine]' ), 'iframe' );
check( 'the shortcode is a frame of the address, as part of a page', $frame['src'], "$address&mode=embed" );
check_holds( 'and its address is written as HTML wants it', do_shortcode( '[mezzanine]' ), '?venue=mall&#038;mode=embed"' );
check( 'that has a name', $frame['title'], 'Indoor map' );
check( 'and a size', $frame['style'], 'width:100%;height:480px;border:0' );
check( 'is loaded when it is about to be seen', $frame['loading'], 'lazy' );
check( 'may ask where the reader is, copy links and share them', $frame['allow'], 'clipboard-write; geolocation; web-share' );

$frame = attributes( do_shortcode( '[mezzanine location="Lantern Coffee & Tea" floor="l1" language="fr" height="80vh" title="Way to us" venue="airport"]' ), 'iframe' );
check( 'a shortcode says what is shown first', $frame['src'], 'https://maps.example.com/viewer/?venue=airport&location=Lantern%20Coffee%20%26%20Tea&floor=l1&language=fr&mode=embed' );
check( 'and how high, and what it is called', array( $frame['style'], $frame['title'] ), array( 'width:100%;height:80vh;border:0', 'Way to us' ) );

$block = do_blocks( '<!-- wp:mezzanine/map {"location":"cafe","height":"300px"} /-->' );
$frame = attributes( $block, 'iframe' );
check( 'the block prints the same frame', $frame['src'], "$address&location=cafe&mode=embed" );
check( 'the block is known to the editor', WP_Block_Type_Registry::get_instance()->get_registered( 'mezzanine/map' )->editor_script, 'mezzanine-block' );
check_holds( 'and its script has an address', printed( function () {
	wp_scripts()->do_items( array( 'mezzanine-block' ) );
} ), '/mezzanine/block.js?ver=1.0.0' );
check( 'a mode of the address stays', Viewer\map_address( 'https://a.example/?mode=minimap', Viewer\ATTRIBUTES ), 'https://a.example/?mode=minimap' );
check_lacks( 'the address is not the writer\'s to choose', do_shortcode( '[mezzanine address="https://evil.example/" src="https://evil.example/"]' ), 'evil' );
check( 'nor is a bundle elsewhere', attributes( do_shortcode( '[mezzanine venue="https://evil.example/a.zip"]' ), 'iframe' )['src'], "$address&mode=embed" );

foreach ( HOSTILE as $text ) {
	foreach ( array( 'location', 'floor', 'venue', 'language', 'title', 'height' ) as $name ) {
		$html  = Viewer\map_html( array( $name => $text ) );
		$frame = attributes( $html, 'iframe' );
		$names = is_array( $frame ) ? implode( ' ', array_keys( $frame ) ) : $html;
		check( "a shortcode with $name " . wp_json_encode( $text ) . ' is one frame with its own attributes', $names, 'class src title style loading allow referrerpolicy' );
		check( 'of the server of the settings', is_array( $frame ) ? strpos( $frame['src'], 'https://maps.example.com/viewer/?' ) : $html, 0 );
	}
	check( 'settings with address ' . wp_json_encode( $text ) . ' keep the one before', save( 'mezzanine', array( 'address' => $text ) )['address'], $address );
	check( 'and say so', complaints( 'mezzanine' ), array( 'address' ) );
	check( 'a height that is none becomes the first one', save( 'mezzanine', array( 'address' => $address, 'height' => $text ) )['height'], '600px' );
	$GLOBALS['wpdb']->options_kept['mezzanine'] = serialize( array( 'address' => $text, 'height' => $text ) );
	wp_cache_flush();
	check( 'what stands in the database is not believed', Viewer\map_html( array() ), '' );
	save( 'mezzanine', array( 'address' => $address ) );
}
foreach ( array( 'http://maps.example.com/', 'https://user:pass@maps.example.com/', '//maps.example.com', 'maps.example.com', 'ftp://maps.example.com/', 'https://', '/viewer/', str_repeat( 'https://a.example/', 200 ), array( 'https://a.example' ), 7, null, true ) as $bad ) {
	check( 'no address: ' . substr( wp_json_encode( $bad ), 0, 60 ), Viewer\clean_address( $bad ), '' );
}
check( 'a map of this machine can be tried', Viewer\clean_address( 'http://localhost:8080/viewer/?venue=mall' ), 'http://localhost:8080/viewer/?venue=mall' );
foreach ( array( 'text', array(), null, array( array() ), array( 'address' => array( 'x' ), 'height' => array() ) ) as $odd ) {
	check( 'a form of something else saves what can be shown: ' . wp_json_encode( $odd ), array_keys( Viewer\clean_settings( $odd ) ), array( 'address', 'height' ) );
}
