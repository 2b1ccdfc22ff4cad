<?php
/**
 * Plugin Name:       {product} web app
 * Plugin URI:        {url}/docs/enterprise-apps/{slug}-web-plugin-for-wordpress
 * Description:       Puts the map's web app into your pages: a shortcode and a block that add its container and its script.
 * Version:           1.0.0
 * Requires at least: 5.8
 * Requires PHP:      7.2
 * Author:            {product}
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       {slug}-web
 *
 * @package Mezzanine\Web
 */

namespace Mezzanine\Web;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Name of the product, as people read it. */
const NAME = '{product}';
/** Name of the shortcode, the option and the block's namespace. */
const SLUG = '{slug}-web';
const VERSION = '1.0.0';

require_once __DIR__ . '/includes/values.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/map.php';

add_action( 'init', __NAMESPACE__ . '\register_map' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\as_module', 10, 2 );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\add_settings_link' );
