<?php
// Takes what Muster's outgoing webhooks send: TOKEN=… php -S 127.0.0.1:PORT receive-webhooks.php

/** Whether a call was signed with the webhook's token, at most five minutes ago. $body is as it came. */
function isFromMuster(array $headers, string $body, string $token): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $digest = hash_hmac('sha256', "$id.$timestamp.$body", $token, true);
    $isFresh = ctype_digit($timestamp) && abs(time() - (int) $timestamp) < 300;
    return $isFresh && hash_equals('v1,' . base64_encode($digest), $headers['webhook-signature'] ?? '');
}

$headers = array_change_key_case(getallheaders());
$body = file_get_contents('php://input');
if (!isFromMuster($headers, $body, getenv('TOKEN'))) {
    http_response_code(401);
    exit;
}
// A call whose answer was lost comes again: act once on each webhook-id, kept in your database.
error_log('event ' . json_decode($body)->type);
http_response_code(204);
