<?php
/**
 * Tests of both plugins with WordPress's own functions. Prints one line for each failure, and the
 * totals as JSON in the last line.
 */
require __DIR__ . '/boot.php';
require __DIR__ . '/checks.php';
require __DIR__ . '/viewerTests.php';
require __DIR__ . '/webTests.php';
require __DIR__ . '/commonTests.php';

check( 'the plugins cause no PHP warnings', $problems, array() );
echo json_encode( sums() ), "\n";
