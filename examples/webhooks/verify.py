import base64
import hashlib
import hmac
import re
import sys
import time

TOLERANCE_SECONDS = 300


def is_genuine(secret, message_id, timestamp, signature, body, now=None):
    """Says whether a message was signed with the secret within the last five minutes."""
    if not re.fullmatch(r"[0-9]+", timestamp):
        return False
    if abs((now or time.time()) - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    return any(
        hmac.compare_digest(one.encode(), expected.encode())
        for one in signature.split(" ")
    )


# python3 verify.py <secret> <Webhook-Id> <Webhook-Timestamp> <Webhook-Signature> < body
if __name__ == "__main__":
    is_good = is_genuine(*sys.argv[1:5], sys.stdin.buffer.read())
    print("genuine" if is_good else "forged")
    sys.exit(0 if is_good else 1)
