<?php
/**
 * An in-memory database for WordPress with options, and one user for each role. If it is in
 * wp-content, WordPress loads it instead of its own. Nothing else of WordPress is replaced.
 */
class Memory_Database extends wpdb {
	/** @var array<string, string> */
	public $options_kept = array();
	public $ready        = true;

	public function __construct() {
		$this->charset = 'utf8mb4';
		$this->collate = '';
	}

	public function db_connect( $allow_bail = true ) {
		return true;
	}

	public function _real_escape( $data ) {
		return is_scalar( $data ) ? $this->add_placeholder_escape( addslashes( (string) $data ) ) : '';
	}

	public function get_results( $query = null, $output = OBJECT ) {
		if ( preg_match( '/SELECT option_name, option_value FROM/', $query ) ) {
			$rows = array();
			foreach ( $this->options_kept as $name => $value ) {
				$rows[] = (object) array( 'option_name' => $name, 'option_value' => $value );
			}
			return $rows;
		}
		if ( preg_match( '/FROM wp_usermeta WHERE user_id IN \((\d+)\)/', $query, $found ) ) {
			$role = self::ROLES[ $found[1] ];
			return array( array( 'user_id' => $found[1], 'meta_key' => 'wp_capabilities', 'meta_value' => serialize( array( $role => true ) ) ) );
		}
		return array();
	}

	const ROLES = array( 1 => 'administrator', 2 => 'subscriber', 3 => 'contributor' );

	public function get_row( $query = null, $output = OBJECT, $y = 0 ) {
		$query = $this->remove_placeholder_escape( (string) $query );
		if ( preg_match( "/SELECT option_value FROM wp_options WHERE option_name = '(.+?)'/", $query, $found ) ) {
			$name = stripslashes( $found[1] );
			return isset( $this->options_kept[ $name ] ) ? (object) array( 'option_value' => $this->options_kept[ $name ] ) : null;
		}
		if ( preg_match( "/FROM wp_users WHERE ID = '(\d+)'/", $query, $found ) ) {
			return (object) array( 'ID' => $found[1], 'user_login' => self::ROLES[ $found[1] ], 'user_pass' => '', 'user_email' => '', 'display_name' => '', 'user_status' => '0', 'user_url' => '', 'user_nicename' => '' );
		}
		if ( preg_match( "/SELECT autoload FROM wp_options WHERE option_name = '(.+?)'/", $query, $found ) ) {
			return isset( $this->options_kept[ $found[1] ] ) ? (object) array( 'autoload' => 'yes' ) : null;
		}
		return null;
	}

	public function get_var( $query = null, $x = 0, $y = 0 ) {
		$row = $this->get_row( $query );
		return null === $row ? null : current( (array) $row );
	}

	public function get_col( $query = null, $x = 0 ) {
		return array();
	}

	public function query( $query ) {
		if ( preg_match( "/^INSERT INTO `wp_options` .*? VALUES \('(.*?)', '(.*)', '(?:yes|no)'\)/s", $this->remove_placeholder_escape( $query ), $found ) ) {
			$this->options_kept[ stripslashes( $found[1] ) ] = stripslashes( $found[2] );
		}
		return 1;
	}

	public function update( $table, $data, $where, $format = null, $where_format = null ) {
		$this->options_kept[ $where['option_name'] ] = $data['option_value'];
		return 1;
	}

	public function delete( $table, $where, $where_format = null ) {
		unset( $this->options_kept[ $where['option_name'] ] );
		return 1;
	}
}

$wpdb = new Memory_Database();
$wpdb->options_kept = array(
	'siteurl'        => 'https://site.example',
	'home'           => 'https://site.example',
	'blogname'       => 'Test',
	'blog_charset'   => 'UTF-8',
	'active_plugins' => serialize( array() ),
	'template'       => 'none',
	'stylesheet'     => 'none',
	'db_version'     => '999999',
	'wp_user_roles'  => serialize(
		array(
			'administrator' => array( 'name' => 'Administrator', 'capabilities' => array( 'read' => true, 'manage_options' => true ) ),
			'contributor'   => array( 'name' => 'Contributor', 'capabilities' => array( 'read' => true, 'edit_posts' => true ) ),
			'subscriber'    => array( 'name' => 'Subscriber', 'capabilities' => array( 'read' => true ) ),
		)
	),
);
