<?php
/**
 * Finds syntax and functions in PHP files that PHP 7.2 does not support: php lint.php <folder>.
 * Prints the totals as JSON in the last line.
 */
require __DIR__ . '/checks.php';

/** Syntax of later versions, by the names in this version's parser. */
const LATER_TOKENS = array( 'T_FN', 'T_COALESCE_EQUAL', 'T_MATCH', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE', 'T_ENUM', 'T_READONLY', 'T_NAME_FULLY_QUALIFIED_LATER' );
/** Functions of later versions. WordPress polyfills some, but not in all versions. */
const LATER_FUNCTIONS = array( 'array_key_first', 'array_key_last', 'is_countable', 'hrtime', 'mb_str_split', 'str_contains', 'str_starts_with', 'str_ends_with', 'get_debug_type', 'get_resource_id', 'fdiv', 'array_is_list', 'json_validate', 'array_find', 'mb_trim' );

/** The code in a file that is too new, by line. */
function too_new( $source ) {
	$found    = array();
	$brackets = array();
	$before   = null;
	$members  = array( T_PUBLIC, T_PROTECTED, T_PRIVATE, T_STATIC, T_VAR );
	$tokens   = array_values( array_filter( token_get_all( $source ), function ( $token ) {
		return ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true );
	} ) );
	$line = 1;
	foreach ( $tokens as $at => $token ) {
		$line = is_array( $token ) ? $token[2] : $line;
		$text = is_array( $token ) ? $token[1] : $token;
		if ( is_array( $token ) && in_array( token_name( $token[0] ), LATER_TOKENS, true ) ) {
			$found[] = "$line: $text";
		}
		if ( is_array( $token ) && T_STRING === $token[0] && in_array( strtolower( $text ), LATER_FUNCTIONS, true ) ) {
			$found[] = "$line: $text()";
		}
		if ( is_array( $token ) && T_VARIABLE === $token[0] && is_array( $before ) && T_STRING === $before[0] && isset( $tokens[ $at - 2 ][0] ) && in_array( $tokens[ $at - 2 ][0], $members, true ) ) {
			$found[] = "$line: a property with a type";
		}
		if ( is_array( $token ) && T_START_HEREDOC === $token[0] ) {
			$found[] = "$line: a heredoc, whose end PHP 7.2 wants alone in its line";
		}
		if ( '(' === $text ) {
			$brackets[] = is_array( $before ) && in_array( $before[0], array( T_ARRAY, T_LIST ), true );
		}
		if ( ')' === $text && ! array_pop( $brackets ) && ',' === $before ) {
			$found[] = "$line: a comma at the end of a call";
		}
		if ( '[' === $text && '...' === ( is_array( $tokens[ $at + 1 ] ) ? $tokens[ $at + 1 ][1] : '' ) ) {
			$found[] = "$line: spreading into an array";
		}
		if ( ':' === $text && is_array( $before ) && T_STRING === $before[0] && isset( $tokens[ $at - 2 ] ) && in_array( $tokens[ $at - 2 ], array( '(', ',' ), true ) ) {
			$found[] = "$line: a named argument";
		}
		$before = $token;
	}
	return $found;
}

foreach ( array(
	'<?php $a ??= 1;', '<?php $f = fn( $x ) => $x;', '<?php f( 1, );', '<?php f( a: 1 );', '<?php $a?->b;',
	'<?php class A { public int $a; }', '<?php str_contains( 1, 2 );', '<?php $a = [ ...$b ];', "<?php \$a = <<<X\na\nX;",
) as $later ) {
	check( "this test finds $later", count( too_new( $later ) ), 1 );
}
check( 'and nothing in valid code', too_new( '<?php f( array( 1, ), [ 2, ], $a ? b : c ); list( , $b ) = c();' ), array() );

$files = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $argv[1] ) ), '/\.php$/' );
foreach ( $files as $file ) {
	$path = $file->getPathname();
	$name = substr( $path, strlen( $argv[1] ) + 1 );
	exec( escapeshellarg( PHP_BINARY ) . ' -l ' . escapeshellarg( $path ) . ' 2>&1', $lines, $status );
	check( "$name is PHP", $status, 0 );
	$source = file_get_contents( $path );
	check( "$name is PHP 7.2", too_new( $source ), array() );
	check( "$name begins with PHP and ends without whitespace", array( strpos( $source, "<?php\n" ), preg_match( '/\?>\s*$/', $source ) ), array( 0, 0 ) );
	check( "$name cannot be opened directly", 1 === preg_match( "/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/", $source ) || false !== strpos( $name, 'includes/' ), true );
	check( "$name prints nothing unescaped", preg_match_all( '/echo (?!\'|esc_)|print_r|var_dump|\beval\b|\$_(GET|POST|REQUEST|SERVER|COOKIE)/', $source ), 0 );
}
foreach ( glob( $argv[1] . '/*', GLOB_ONLYDIR ) as $folder ) {
	$readme = file_get_contents( "$folder/readme.txt" );
	$main   = file_get_contents( $folder . '/' . basename( $folder ) . '.php' );
	foreach ( array( 'Requires at least', 'Requires PHP', 'License' ) as $field ) {
		preg_match( "/$field:\s+(.+)/", $readme, $said );
		preg_match( "/$field:\s+(.+)/", $main, $is );
		check( basename( $folder ) . ": readme.txt and the plugin have the same $field", $said[1] ?? 'nothing', $is[1] ?? null );
	}
	preg_match( '/Stable tag: (.+)/', $readme, $tag );
	preg_match( '/Version:\s+(.+)/', $main, $version );
	check( basename( $folder ) . ': and the same version, which is also in the program', array( $tag[1], 1 ), array( $version[1], preg_match( "/const VERSION = '" . preg_quote( $version[1] ) . "';/", $main ) ) );
	check( basename( $folder ) . ': readme.txt has the sections of WordPress', preg_match_all( '/^== (Description|Installation|Frequently Asked Questions|Changelog) ==$/m', $readme ), 4 );
	check( basename( $folder ) . ': its first line is its name', preg_match( '/^=== (.+) ===$/m', $readme, $title ) && preg_match( "/Plugin Name:\s+" . preg_quote( $title[1] ) . '$/m', $main ), true );
	check( basename( $folder ) . ': no placeholder is left', preg_match( '/\{(product|slug|url)\}/', $readme . $main ), 0 );
}
echo json_encode( sums() ), "\n";
