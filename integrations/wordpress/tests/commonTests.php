<?php
/** Tests for both plugins. */

global $submenu, $new_allowed_options;

foreach ( array( 'mezzanine' => 'Mezzanine\Viewer', 'mezzanine-web' => 'Mezzanine\Web' ) as $slug => $namespace ) {
	$print = "$namespace\\print_settings_page";

	wp_set_current_user( 1 );
	$submenu = array();
	call_user_func( "$namespace\\add_settings_page" );
	check( "$slug: the page is for users who may manage the site", $submenu['options-general.php'][0][1], 'manage_options' );
	check( "$slug: options.php accepts its form", $new_allowed_options[ $slug ], array( $slug ) );
	$page = printed( $print );
	check_holds( "$slug: the form goes to options.php", $page, '<form action="options.php" method="post">' );
	check( "$slug: with a nonce that WordPress accepts", preg_match( '/name="_wpnonce" value="(\w+)"/', $page, $found ) && 1 === wp_verify_nonce( $found[1], "$slug-options" ), true );
	check( "$slug: each field has a label and help", preg_match_all( '/<input id="([\w-]+)"[^>]*aria-describedby="\1-help"/', $page ) === substr_count( $page, '<label for=' ), true );

	foreach ( array( 0, 2, 3 ) as $user ) {
		wp_set_current_user( $user );
		check( "$slug: user $user cannot see the page", printed( $print ), '' );
		check( "$slug: nor the hint about missing settings", call_user_func( "$namespace\\missing_html" ), '' );
	}
	$links = apply_filters( "plugin_action_links_$slug/$slug.php", array( 'there' ) );
	check_holds( "$slug: the list of plugins links to the settings", $links[0], "options-general.php?page=$slug" );
	check( "$slug: settings are not in the REST API", array_key_exists( $slug, array_filter( get_registered_settings(), function ( $setting ) {
		return ! empty( $setting['show_in_rest'] );
	} ) ), false );

	check( "$slug: there is data to delete", is_array( get_option( $slug ) ), true );
	check( "$slug: uninstalling outside of WordPress does nothing", trim( (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( WP_PLUGIN_DIR . "/$slug/uninstall.php" ) . ' 2>&1' ) ), '' );
}
define( 'WP_UNINSTALL_PLUGIN', 'both' );
foreach ( array( 'mezzanine', 'mezzanine-web' ) as $slug ) {
	include WP_PLUGIN_DIR . "/$slug/uninstall.php";
	check( "$slug: uninstalling leaves nothing", get_option( $slug ), false );
}
