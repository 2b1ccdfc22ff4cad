<?php

const TOLERANCE_SECONDS = 300;

/** Returns whether a message was signed with the secret within the last five minutes. */
function isGenuine(string $secret, string $id, string $timestamp, string $signature, string $body): bool
{
    if (!preg_match('/^[0-9]+$/D', $timestamp)) {
        return false;
    }
    if (abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $signature) as $one) {
        if (hash_equals($expected, $one)) {
            return true;
        }
    }
    return false;
}

// php verify.php <secret> <Webhook-Id> <Webhook-Timestamp> <Webhook-Signature> < body
if (PHP_SAPI === 'cli' && realpath($argv[0]) === __FILE__) {
    $isGood = isGenuine($argv[1], $argv[2], $argv[3], $argv[4], stream_get_contents(STDIN));
    echo $isGood ? "genuine\n" : "forged\n";
    exit($isGood ? 0 : 1);
}
