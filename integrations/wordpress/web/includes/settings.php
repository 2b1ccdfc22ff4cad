<?php
/**
 * The page under Settings, for users who may manage the site.
 *
 * WordPress processes the form: its options.php checks the capability and the nonce from
 * settings_fields(), and saves only the output of clean_settings().
 *
 * @package Mezzanine\Web
 */

namespace Mezzanine\Web;

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
	foreach ( fields() as $name => $field ) {
		list( $label, $help ) = $field;
		$id = SLUG . '-' . $name;
		add_settings_field(
			$name,
			$label,
			__NAMESPACE__ . '\print_field',
			SLUG,
			'map',
			array(
				'name'      => $name,
				'help'      => $help,
				'label_for' => $id,
			)
		);
	}
}

/**
 * The settings, with a label and help for each.
 *
 * @return array<string, string[]>
 */
function fields() {
	return array(
		'server'   => array( __( 'Map server', 'mezzanine-web' ), __( 'URL of the server, such as https://maps.example.com.', 'mezzanine-web' ) ),
		'venue'    => array( __( 'Venue', 'mezzanine-web' ), __( 'Id of the venue on the server, such as mall.', 'mezzanine-web' ) ),
		'key'      => array( __( 'Key', 'mezzanine-web' ), __( 'A key that can open the venue. Default: the key of the demo venues.', 'mezzanine-web' ) ),
		'secret'   => array( __( 'Secret of the key', 'mezzanine-web' ), __( 'Every visitor of your pages can read it, so use a read-only key.', 'mezzanine-web' ) ),
		'language' => array( __( 'Language', 'mezzanine-web' ), __( 'Language of the venue\'s names and descriptions, such as fr. Default: the venue\'s own.', 'mezzanine-web' ) ),
		'width'    => array( __( 'Width', 'mezzanine-web' ), __( 'Such as 100% or 800px.', 'mezzanine-web' ) ),
		'height'   => array( __( 'Height', 'mezzanine-web' ), __( 'Such as 600px or 80vh.', 'mezzanine-web' ) ),
	);
}

/**
 * Sanitizes the fields of a form.
 *
 * @param mixed $given Fields of the form.
 * @return string[]
 */
function clean_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	$clean = cleaned( $given );
	foreach ( fields() as $name => $field ) {
		$sent = isset( $given[ $name ] ) ? $given[ $name ] : '';
		if ( '' === $sent || ( is_string( $sent ) && is_same( $name, $sent, $clean[ $name ] ) ) ) {
			continue;
		}
		/* translators: 1: name of a field, 2: its help */
		add_settings_error( SLUG, $name, sprintf( __( '%1$s is invalid. %2$s', 'mezzanine-web' ), $field[0], $field[1] ) );
		$clean[ $name ] = settings()[ $name ];
	}
	return $clean;
}

/**
 * Whether the saved value is the same as the one sent, except for spaces, a trailing slash, and a
 * unit.
 *
 * @param string $name  Name of the setting.
 * @param string $sent  Value from the form.
 * @param string $clean Sanitized value.
 * @return bool
 */
function is_same( $name, $sent, $clean ) {
	$text = untrailingslashit( trim( $sent ) );
	return $clean === $text || ( in_array( $name, array( 'width', 'height' ), true ) && in_array( strtolower( $text ), array( $clean, rtrim( $clean, 'px' ) ), true ) );
}

/** Adds the page to the menu. */
function add_settings_page() {
	/* translators: %s: name of the product */
	$title = sprintf( __( '%s web app', 'mezzanine-web' ), NAME );
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
		esc_html__( 'Insert %s into a page, or add the block "Indoor map (web app)".', 'mezzanine-web' ),
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
 * @param array $field Name, id, and help.
 */
function print_field( $field ) {
	$values = settings();
	printf(
		'<input id="%1$s" name="%2$s" type="text" value="%3$s" class="regular-text" autocomplete="off" aria-describedby="%1$s-help" /><p class="description" id="%1$s-help">%4$s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( SLUG . '[' . $field['name'] . ']' ),
		esc_attr( $values[ $field['name'] ] ),
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
	array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'mezzanine-web' ) . '</a>' );
	return $links;
}
