/** Fixed text in the path of a URL: keeps what RFC 3986 allows in a segment, as a template's author wrote it. */
export function urlPath(text: string): string {
  if (allowed.test(text)) return text;
  return text.replace(/\p{Cs}/gu, "\ufffd").replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]/gu, encodeURIComponent);
}

const allowed = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/;
