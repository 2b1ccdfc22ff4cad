<?php
/**
 * The page under Settings, for users who may manage the site.
 *
 * WordPress processes the form: its options.php checks the capability and the nonce from
 * settings_fields(), and saves only the output of clean_settings().
 *
 * @package Mezzanine\Viewer
 */

namespace Mezzanine\Viewer;

/** Capability to see and change the settings. */
const CAPABILITY = 'manage_options';

/** Registers the setting and its sanitizer with WordPress. */
function register_settings() {
	register_setting(
		SLUG,
		SLUG,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\clean_settings',
			'show_in_rest'      => false,
		)
	);
	add_settings_section( 'map', '', '__return_null', SLUG );
	$address = array(
		'name'        => 'address',
		'type'        => 'url',
		'placeholder' => 'https://maps.example.com/viewer/?venue=mall',
		'help'        => __( 'Open your map, choose Share, and copy the link.', 'mezzanine' ),
	);
	$height  = array(
		'name'        => 'height',
		'type'        => 'text',
		'placeholder' => DEFAULTS['height'],
		'help'        => __( 'Such as 600px or 80vh. The map is as wide as the text around it.', 'mezzanine' ),
	);
	add_settings_field( 'address', __( 'URL of the map', 'mezzanine' ), __NAMESPACE__ . '\print_field', SLUG, 'map', $address + array( 'label_for' => SLUG . '-address' ) );
	add_settings_field( 'height', __( 'Height', 'mezzanine' ), __NAMESPACE__ . '\print_field', SLUG, 'map', $height + array( 'label_for' => SLUG . '-height' ) );
}

/**
 * Sanitizes the fields of a form.
 *
 * @param mixed $given Fields of the form.
 * @return array{address: string, height: string}
 */
function clean_settings( $given ) {
	$given   = is_array( $given ) ? $given : array();
	$address = isset( $given['address'] ) ? $given['address'] : '';
	$clean   = clean_address( $address );
	if ( '' === $clean && '' !== $address ) {
		add_settings_error( SLUG, 'address', __( 'That is not the URL of a map. Enter one that begins with https://, such as https://maps.example.com/viewer/?venue=mall.', 'mezzanine' ) );
		$clean = settings()['address'];
	}
	return array(
		'address' => $clean,
		'height'  => clean_length( isset( $given['height'] ) ? $given['height'] : '', DEFAULTS['height'] ),
	);
}

/** Adds the page to the menu. */
function add_settings_page() {
	/* translators: %s: name of the product */
	$title = sprintf( __( '%s map', 'mezzanine' ), NAME );
	add_options_page( $title, $title, CAPABILITY, SLUG, __NAMESPACE__ . '\print_settings_page' );
}

/** Prints the page. */
function print_settings_page() {
	if ( ! current_user_can( CAPABILITY ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><p>';
	printf(
		/* translators: %s: the shortcode */
		esc_html__( 'Insert %s into a page, or add the block "Indoor map".', 'mezzanine' ),
		'<code>[' . esc_html( SLUG ) . ']</code>'
	);
	echo '</p><form action="options.php" method="post">';
	settings_fields( SLUG );
	do_settings_sections( SLUG );
	submit_button();
	echo '</form></div>';
}

/**
 * Prints one field with its help.
 *
 * @param array $field Name, type, placeholder, and help.
 */
function print_field( $field ) {
	$values = settings();
	printf(
		'<input id="%1$s" name="%2$s" type="%3$s" value="%4$s" placeholder="%5$s" class="regular-text" aria-describedby="%1$s-help" /><p class="description" id="%1$s-help">%6$s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( SLUG . '[' . $field['name'] . ']' ),
		esc_attr( $field['type'] ),
		esc_attr( $values[ $field['name'] ] ),
		esc_attr( $field['placeholder'] ),
		esc_html( $field['help'] )
	);
}

/**
 * Adds a link to the settings to the plugin's row in the list of plugins.
 *
 * @param string[] $links Existing links.
 * @return string[]
 */
function add_settings_link( $links ) {
	$address = admin_url( 'options-general.php?page=' . SLUG );
	array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'mezzanine' ) . '</a>' );
	return $links;
}
