// The stand-in of a company's identity provider, as the demo data has it configured: never in production.

/** Where it takes requests, below the stand-in's address, and what it calls itself there. */
export const STAND_IN_SSO_PATH = '/saml/sso';
export const STAND_IN_METADATA_PATH = '/saml/metadata';

/** What its signatures are checked with. Whose key it is stands in the repository: nobody may trust it but demo teams. */
export const STAND_IN_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDMzCCAhugAwIBAgIUGs0e2zEW7KVJphRCqoIx9pZCgfUwDQYJKoZIhvcNAQEL
BQAwKDEmMCQGA1UEAwwdTXVzdGVyIGRlbW8gaWRlbnRpdHkgcHJvdmlkZXIwIBcN
MjYxMTI3MTYyNDI5WhgPMjEyNjExMDMxNjI0MjlaMCgxJjAkBgNVBAMMHU11c3Rl
ciBkZW1vIGlkZW50aXR5IHByb3ZpZGVyMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A
MIIBCgKCAQEAw4r01ZxPvXNd9UXWHEpKInkwqiy//+n/5rUz4vC8qPYASl8yHAnm
OIpN2lv8ztoxSjTxim+4f5Oe6zW7z2+Z9MlcBfE/IOgdxdma9KgqZp8dC+Anax8Y
5N7oucDS5m2hl7X3jPrrYRSmexRTnbamO0nB7bhs2iaAF6aD9dwAJ8KV8s/t7RNm
gLKAM0O27je3ite3LbhEeV9XaUG0JTX+vI5m/kcvgBwkRAMmUjel6adNPKUbJrz1
D3BS10mG4K2wUKlxdgNWJH5rnNeHGCLHLE1SeUATYzxwAg7bXE2RrbDsVs7LyOH7
RhxHDgng9UxKlI1TCV0Hp/dDLRZO/9LfAwIDAQABo1MwUTAdBgNVHQ4EFgQUuyfT
cAxaQIPgxjj/9VxAXbXPv+QwHwYDVR0jBBgwFoAUuyfTcAxaQIPgxjj/9VxAXbXP
v+QwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAnmjYWzFlTAMO
vb55dYozMYSkRFxNQ7l2hrUPXU2iWdPCi4vaVCb5eigR9xjKXsRhAxdq7bXYySKK
fm3/rkz+PAv9t6StX1Dl94ZIWUjFutjaoYjLD/Enj5uOEkHdQYucHfABiO7SlQxT
c9/K1y4xeNlZZZ7JPOqBDaEoUQhI4Rb3N7jxS0xIX9RXItv+x0CKzKwQ4LBWZSei
dfRqSwRNQ9/+1VYg6ZW9W1/FCpfUGHgQRD+RqLZVM3Sq2DDzACRfASumwnPR1twh
JRVF9q5sxSfIjgAjzdfPjFQI4tEGJIBz4cjEmhPhH1vv7HaeQVLdyB6KFQsvA3C1
oByBWo8mZw==
-----END CERTIFICATE-----
`;

/**
 * Where browsers find it: by the number of this machine, not by its name, so that it is another site than the console, as a
 * company's is.
 */
export function samlOrigin(standInUrl: string): string {
  const address = new URL(standInUrl);
  if (address.hostname === 'localhost') address.hostname = '127.0.0.1';
  return address.origin;
}
