"""Judges a running images service from outside: standard library only, no code in common with what it judges.

Prints one JSON line for each check: {"check": name, "ok": true or false, "detail": text}. Exit code 0 when all are fine.
"""

import argparse
import json
import os
import struct
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
import xml.etree.ElementTree
import zlib
from pathlib import Path

TYPES = {"png": "image/png", "jpeg": "image/jpeg", "svg": "image/svg+xml", "webp": "image/webp"}
SECONDS = 30
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Failed(Exception):
    """A check does not hold; the message says what was wanted and what came."""


def expect(condition, message):
    if not condition:
        raise Failed(message)


def call(url, method="GET"):
    """Status, headers and body, whatever the status."""
    request = urllib.request.Request(url, method=method, data=b"" if method in ("POST", "PUT", "PATCH") else None)
    try:
        with DIRECT.open(request, timeout=SECONDS) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


class Service:
    def __init__(self, options):
        self.options = options
        self.prefix = "/" + options.prefix if options.prefix else ""

    def url(self, format, prefix=None):
        return f"{self.options.base_url}{self.prefix if prefix is None else prefix}/images/{format}"

    def bytes(self):
        """The bytes are those of the files, and they are images."""
        for format in TYPES:
            status, headers, body = call(self.url(format))
            expect(status == 200, f"GET {self.url(format)}: 200 wanted, {status} came")
            wanted = (Path(self.options.images) / f"joint.{format}").read_bytes()
            expect(body == wanted, f"{format}: {len(body)} bytes came that are not the {len(wanted)} bytes of joint.{format}")
            # A proxy between host and worker may send chunks instead.
            length = headers["Content-Length"]
            expect(length in (None, str(len(wanted))), f"{format}: Content-Length is {length}")
            LOOKS[format](body)
        return f"{len(TYPES)} images"

    def types(self):
        for format, mime in TYPES.items():
            _, headers, _ = call(self.url(format))
            expect(headers["Content-Type"] == mime, f"{format}: {mime} wanted, {headers['Content-Type']} came")
        return ", ".join(TYPES.values())

    def error(self):
        """A format that is not served: the declared JSON."""
        for format in ("gif", "bmp", "%C3%A9"):
            status, headers, body = call(self.url(format))
            expect(status == 404, f"{format}: 404 wanted, {status} came")
            mime = headers.get_content_type()
            expect(mime == "application/json", f"{format}: application/json wanted, {mime} came")
            value = json.loads(body)
            expect(sorted(value) == ["code", "message", "supportedFormats"], f"{format}: {sorted(value)} came")
            expect(value["code"] == "format_not_served", f"{format}: the code is {value['code']!r}")
            expect(urllib.parse.unquote(format) in value["message"], f"{format}: the message is {value['message']!r}")
            expect(sorted(value["supportedFormats"]) == sorted(TYPES), f"{format}: formats {value['supportedFormats']}")
        return "404 with code, message, supportedFormats"

    def methods(self):
        """Any method other than the declared one is rejected, and so is any other path."""
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            status, _, _ = call(self.url("png"), method)
            expect(status == 404, f"{method}: 404 wanted, {status} came")
        for method in ("HEAD", "OPTIONS"):
            status, headers, _ = call(self.url("png"), method)
            expect(status >= 400 and headers["Content-Type"] != "image/png", f"{method}: a rejection wanted, {status} came")
        self.nothing_at([prefix for prefix in ("", "/api", "/elsewhere", "/api/v9") if prefix != self.prefix])
        return "POST, PUT, PATCH, DELETE, HEAD, OPTIONS rejected"

    def nothing_at(self, prefixes):
        for prefix in prefixes:
            url = self.url("png", prefix)
            status, _, body = call(url)
            expect(status == 404 and b"format_not_served" not in body, f"{url}: a plain 404 wanted, {status} came")

    def openapi(self):
        """The emitted description says what the server was just seen to do."""
        document = json.loads(Path(self.options.openapi).read_text(encoding="utf-8"))
        path = f"{self.prefix}/images/{{format}}"
        expect(list(document["paths"]) == [path], f"the path {path} wanted, {list(document['paths'])} found")
        expect(list(document["paths"][path]) == ["get"], f"get alone wanted, {list(document['paths'][path])} found")
        operation = document["paths"][path]["get"]
        [parameter] = operation["parameters"]
        found = (parameter["name"], parameter["in"], parameter["required"], parameter["schema"]["type"])
        expect(found == ("format", "path", True, "string"), f"the parameter is {found}")
        expect(sorted(operation["responses"]) == ["200", "404"], f"the responses are {sorted(operation['responses'])}")
        declared = sorted(operation["responses"]["200"]["content"])
        expect(declared == sorted(TYPES.values()), f"200 declares {declared}")
        content = operation["responses"]["404"]["content"]
        expect(list(content) == ["application/json"], f"404 declares {list(content)}")
        name = content["application/json"]["schema"]["$ref"].removeprefix("#/components/schemas/")
        schema = document["components"]["schemas"][name]
        expect(sorted(schema["properties"]) == ["code", "message", "supportedFormats"], f"404's schema is {schema}")
        expect(sorted(schema["required"]) == sorted(schema["properties"]), f"404 requires {schema['required']}")
        expect(schema["properties"]["supportedFormats"]["type"] == "array", f"404's schema is {schema}")
        return path

    def check(self, variables):
        command = [*self.options.tool, "--project", self.options.project, "--check"]
        environment = {**os.environ, **variables}
        result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        return result.returncode, result.stdout + result.stderr

    def covered(self):
        code, output = self.check(self.options.variables)
        if self.options.trap:
            expect(code == 1 and "TN4211" in output, f"exit code 1 and TN4211 wanted, {code} came: {output}")
            return "exit code 1, TN4211: the worker does not see this prefix"
        expect(code == 0, f"exit code 0 wanted, {code} came: {output}")
        expect("1/1 operations covered" in output, f"full coverage wanted: {output}")
        warned = "TN4207" in output
        expect(warned == self.options.warned, f"the warning TN4207 was {'' if warned else 'not '}given: {output}")
        return "exit code 0" + (", TN4207 warned" if warned else "")

    def uncovered(self):
        """Another prefix than the contract's, where this case has its prefix: in the environment or in the file."""
        if self.options.variables:
            code, output = self.check({name: "wrong/place" for name in self.options.variables})
        else:
            file = Path(self.options.project).parent / "host.json"
            before = file.read_text(encoding="utf-8")
            wrong = {"version": "2.0", "extensions": {"http": {"routePrefix": "wrong/place"}}}
            file.write_text(json.dumps(wrong), encoding="utf-8")
            try:
                code, output = self.check({})
            finally:
                file.write_text(before, encoding="utf-8")
        expect(code == 1, f"exit code 1 wanted, {code} came: {output}")
        expect("wrong/place" in output, f"the wrong prefix is not named: {output}")
        return "exit code 1"

    def trap(self):
        """The prefix is set by the environment alone, which the worker does not see: the host routes there and gets no answer."""
        status, _, body = call(self.url("png"))
        expect(status == 500 and not body.startswith(b"\x89PNG"), f"{self.url('png')}: 500 expected, got {status}")
        self.nothing_at([prefix for prefix in ("/api", "") if prefix != self.prefix])
        return "500 under the new prefix, 404 under the old"


def looks_like_png(body):
    expect(body[:8] == b"\x89PNG\r\n\x1a\n", "no PNG signature")
    at, names = 8, []
    while at < len(body):
        (length,) = struct.unpack(">I", body[at : at + 4])
        chunk = body[at + 4 : at + 8 + length]
        (checksum,) = struct.unpack(">I", body[at + 8 + length : at + 12 + length])
        expect(zlib.crc32(chunk) == checksum, f"PNG chunk {chunk[:4]} is damaged")
        names.append(chunk[:4])
        at += 12 + length
    expect(names[0] == b"IHDR" and names[-1] == b"IEND", f"PNG chunks {names}")


def looks_like_jpeg(body):
    expect(body[:3] == b"\xff\xd8\xff" and body[-2:] == b"\xff\xd9", "no JPEG markers")


def looks_like_svg(body):
    expect(xml.etree.ElementTree.fromstring(body).tag == "{http://www.w3.org/2000/svg}svg", "no SVG root")


def looks_like_webp(body):
    expect(body[:4] == b"RIFF" and body[8:12] == b"WEBP", "no WebP header")
    expect(struct.unpack("<I", body[4:8])[0] == len(body) - 8, "the WebP length is wrong")


LOOKS = {"png": looks_like_png, "jpeg": looks_like_jpeg, "svg": looks_like_svg, "webp": looks_like_webp}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base-url", required=True)
    parser.add_argument("--prefix", required=True, help="without slashes at its ends; empty for none")
    parser.add_argument("--images", required=True, help="the folder with the files that are served")
    parser.add_argument("--openapi", required=True, help="the emitted description")
    parser.add_argument("--project", required=True, help="the project to check the coverage of")
    parser.add_argument("--tool", required=True, type=json.loads, help="the command line of the tool, as JSON")
    parser.add_argument("--variables", default={}, type=json.loads, help="the environment of the deployment, as JSON")
    parser.add_argument("--warned", action="store_true", help="the check warns that file and environment differ")
    parser.add_argument("--trap", action="store_true", help="nothing is served, because the host and its worker disagree")
    options = parser.parse_args()
    service = Service(options)
    if options.trap:
        checks = [service.trap, service.openapi, service.covered, service.uncovered]
    else:
        checks = [service.bytes, service.types, service.error, service.methods, service.openapi, service.covered, service.uncovered]
    fine = True
    for check in checks:
        try:
            ok, detail = True, check()
        except Exception as error:  # Whatever breaks is a check that does not hold, and the others still run.
            ok, detail, fine = False, str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}", False
        print(json.dumps({"check": check.__name__, "ok": ok, "detail": detail}), flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
