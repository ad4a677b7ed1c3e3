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
// A real receiver keeps what it has seen in its database; only one of two calls at once gets to make the file.
$mark = sys_get_temp_dir() . '/webhook-' . hash('sha256', $headers['webhook-id']);
if (@fopen($mark, 'x') !== false) {
    error_log('event ' . json_decode($body)->type);
}
http_response_code(204);
