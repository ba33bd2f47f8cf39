/** How a receiver checks a delivery, in five languages; `guides.test.ts` runs each whose program is on the machine. */
export const verifySamples = {
  TypeScript: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromProffer(
  secret: string,
  headers: Record<string, string | undefined>,
  body: string,
): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))
  if (!(age <= 300)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`
  const expected = createHmac('sha256', key).update(signed).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
  Python: `import base64, hashlib, hmac, time

def is_from_proffer(secret, headers, body):
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f'{headers["webhook-id"]}.{headers["webhook-timestamp"]}.{body}'
    expected = base64.b64encode(hmac.new(key, signed.encode(), hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one.removeprefix("v1,"), expected)
               for one in headers["webhook-signature"].split(" "))`,
  PHP: `<?php
function is_from_proffer(string $secret, array $headers, string $body): bool {
    if (abs(time() - (int) $headers['webhook-timestamp']) > 300) return false;
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $signed = $headers['webhook-id'] . '.' . $headers['webhook-timestamp'] . '.' . $body;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $one)
        if (hash_equals($expected, $one)) return true;
    return false;
}`,
  Ruby: `require 'base64'
require 'openssl'

def from_proffer?(secret, headers, body)
  return false if (Time.now.to_i - headers['webhook-timestamp'].to_i).abs > 300
  key = Base64.decode64(secret.delete_prefix('whsec_'))
  signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  expected = 'v1,' + Base64.strict_encode64(OpenSSL::HMAC.digest('SHA256', key, signed))
  headers['webhook-signature'].split(' ').any? { |one| OpenSSL.secure_compare(one, expected) }
end`,
  Go: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strconv"
	"strings"
	"time"
)

func isFromProffer(secret string, headers map[string]string, body string) bool {
	at, err := strconv.ParseInt(headers["webhook-timestamp"], 10, 64)
	if age := time.Now().Unix() - at; err != nil || age > 300 || age < -300 {
		return false
	}
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(headers["webhook-id"] + "." + headers["webhook-timestamp"] + "." + body))
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, one := range strings.Split(headers["webhook-signature"], " ") {
		if hmac.Equal([]byte(one), expected) {
			return true
		}
	}
	return false
}`,
} as const
