<?php
/**
 * Starts WordPress with the plugins, without a database: php boot.php <folder of WordPress> <folder
 * of plugins>.
 */
error_reporting( E_ALL );
list( , $wordpress, $plugins ) = $argv;

$problems = array();
// Only errors of the plugins count, not those of an older WordPress with a newer PHP.
set_error_handler(
	function ( $level, $message, $file, $line ) use ( &$problems, $plugins ) {
		if ( 0 === strpos( $file, $plugins ) ) {
			$problems[] = "$message at $file:$line";
		}
		return true;
	}
);

$content = sys_get_temp_dir() . '/wp-content-' . getmypid();
mkdir( $content . '/themes/none', 0700, true );
copy( __DIR__ . '/db.php', $content . '/db.php' );
file_put_contents( $content . '/themes/none/style.css', '/* Theme Name: None */' );
file_put_contents( $content . '/themes/none/index.php', '' );
register_shutdown_function(
	function () use ( $content ) {
		foreach ( array( 'db.php', 'themes/none/style.css', 'themes/none/index.php' ) as $file ) {
			unlink( "$content/$file" );
		}
		array_map( 'rmdir', array( "$content/themes/none", "$content/themes", $content ) );
	}
);

$_SERVER += array( 'HTTP_HOST' => 'site.example', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'HTTPS' => 'on' );
define( 'ABSPATH', rtrim( $wordpress, '/' ) . '/' );
define( 'WP_CONTENT_DIR', $content );
define( 'WP_PLUGIN_DIR', $plugins );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ADMIN', true );
foreach ( array( 'DB_NAME', 'DB_USER', 'DB_PASSWORD', 'DB_HOST' ) as $name ) {
	define( $name, '' );
}
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, str_repeat( $name, 4 ) );
}
$table_prefix = 'wp_';
require ABSPATH . 'wp-includes/plugin.php';
add_filter(
	'pre_option_active_plugins',
	function () use ( $plugins ) {
		return array_map(
			function ( $folder ) {
				$slug = basename( $folder );
				return "$slug/$slug.php";
			},
			glob( $plugins . '/*', GLOB_ONLYDIR )
		);
	}
);
require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
