# A program that asks Muster's endpoint, without anything but Python:
#   python3 muster.py members            all members, page by page
#   python3 muster.py invite ADDRESS…    invites people, once, however often it is tried
# MUSTER_URL is the gateway's address, MUSTER_TOKEN what stands behind `Bearer`: <guid>:<token>.
import json
import os
import random
import sys
import time
import uuid
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

URL = os.environ.get("MUSTER_URL", "http://localhost:4000") + "/graphql"


class MusterError(Exception):
    """A top-level error: `code` says which, `request_id` is for whoever runs the gateway."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["extensions"]["code"]
        self.request_id = error["extensions"].get("requestId")


def once(query, variables):
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["MUSTER_TOKEN"]}
    body = json.dumps({"query": query, "variables": variables}).encode()
    try:
        with urlopen(Request(URL, body, headers), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as refusal:  # 401, 429, 503 and others come with errors in JSON, too.
        return json.load(refusal)


def ask(query, variables={}, attempts=5):
    """Asks, and asks again where that helps: a query always may be repeated, a mutation because its input has an `idempotencyKey`."""
    for attempt in range(1, attempts + 1):
        try:
            answer = once(query, variables)
        except (URLError, OSError, ValueError):
            lost = {"code": "OUTCOME_UNKNOWN", "retryable": True}
            answer = {"errors": [{"message": "No answer came.", "extensions": lost}]}
        if not answer.get("errors"):
            return answer["data"]
        error = answer["errors"][0]
        told = error["extensions"]
        if attempt == attempts or not (told["retryable"] or told["code"] == "OUTCOME_UNKNOWN"):
            raise MusterError(error)
        time.sleep(told.get("retryAfter", 2**attempt / 10) * (1 + random.random() / 4))


def members():
    """Every member, one after the other: pages are read as they are wanted."""
    query = """query ($after: String) { viewer { team { members(first: 300, after: $after) {
        nodes { email role } pageInfo { hasNextPage endCursor } } } } }"""
    after = None
    while True:
        page = ask(query, {"after": after})["viewer"]["team"]["members"]
        yield from page["nodes"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def invite(emails):
    """Invites people; of a list a part may succeed, and `userErrors` says which did not."""
    mutation = """mutation ($input: MemberInviteInput!) {
        memberInvite(input: $input) { userErrors { code field message } } }"""
    given = {"emails": emails, "idempotencyKey": str(uuid.uuid4())}  # Made once, for all attempts.
    return ask(mutation, {"input": given})["memberInvite"]["userErrors"]


if __name__ == "__main__":
    command, *words = sys.argv[1:]
    if command == "members":
        for member in members():
            print(member["email"], member["role"])
    if command == "invite":
        print(invite(words))
