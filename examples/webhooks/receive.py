import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from verify import is_genuine

secret = os.environ["WEBHOOK_SECRET"]
applied = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = [
            self.headers.get(f"Webhook-{name}", "")
            for name in ("Id", "Timestamp", "Signature")
        ]
        genuine = is_genuine(secret, *headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            apply_once(json.loads(body))

    def log_message(self, *_):
        pass


def apply_once(event):
    if event["id"] in applied:
        return
    applied.add(event["id"])
    print(event["type"], json.dumps(event["data"]), flush=True)


HTTPServer(("127.0.0.1", 9000), Receiver).serve_forever()
