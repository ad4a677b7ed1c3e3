# Takes what Muster's outgoing webhooks send: python3 receive_webhooks.py PORT TOKEN
import base64
import hashlib
import hmac
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def is_from_muster(headers, body: bytes, token: str) -> bool:
    """Whether a call was signed with the webhook's token, at most five minutes ago. `body` is as it came."""
    id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    signed = f"{id}.{timestamp}.".encode() + body
    digest = hmac.new(token.encode(), signed, hashlib.sha256).digest()
    wanted = "v1," + base64.b64encode(digest).decode()
    is_fresh = timestamp.isdecimal() and abs(time.time() - int(timestamp)) < 300
    return is_fresh and hmac.compare_digest(wanted.encode(), headers.get("webhook-signature", "").encode())


class Receiver(BaseHTTPRequestHandler):
    seen = set()  # A real receiver keeps these where a restart does not lose them.

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdecimal():
            return self.answer(411)
        body = self.rfile.read(int(length))
        if not is_from_muster(self.headers, body, sys.argv[2]):
            return self.answer(401)
        id = self.headers["webhook-id"]
        if id not in self.seen:
            print("event", json.loads(body)["type"], flush=True)
        self.seen.add(id)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver)
    print("listening", flush=True)
    server.serve_forever()
