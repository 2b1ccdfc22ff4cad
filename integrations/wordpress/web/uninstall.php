<?php
/**
 * Deletes the plugin's data on every site of a network.
 *
 * @package Mezzanine\Web
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $mezzanine_site ) {
		switch_to_blog( $mezzanine_site );
		delete_option( '{slug}-web' );
		restore_current_blog();
	}
} else {
	delete_option( '{slug}-web' );
}
