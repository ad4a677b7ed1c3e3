// The stand-in of a company's identity provider, as the demo data has it configured: never in production.

/** Where it takes requests, below the stand-in's address, and what it calls itself there. */
export const STAND_IN_SSO_PATH = '/saml/sso';
export const STAND_IN_METADATA_PATH = '/saml/metadata';

/** What its signatures are checked with. Whose key it is stands in the repository: nobody may trust it but demo teams. */
export const STAND_IN_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDCzCCAfOgAwIBAgIUKqfsNn56fKMTKlsPvGlFcgbHcjgwDQYJKoZIhvcNAQEL
BQAwFDESMBAGA1UEAwwJU3VtbWl0IElEMCAXDTI2MTEyNzE3MDg0MloYDzIxMjUx
MTI3MTcwODQyWjAUMRIwEAYDVQQDDAlTdW1taXQgSUQwggEiMA0GCSqGSIb3DQEB
AQUAA4IBDwAwggEKAoIBAQDDivTVnE+9c131RdYcSkoieTCqLL//6f/mtTPi8Lyo
9gBKXzIcCeY4ik3aW/zO2jFKNPGKb7h/k57rNbvPb5n0yVwF8T8g6B3F2Zr0qCpm
nx0L4CdrHxjk3ui5wNLmbaGXtfeM+uthFKZ7FFOdtqY7ScHtuGzaJoAXpoP13AAn
wpXyz+3tE2aAsoAzQ7buN7eK17ctuER5X1dpQbQlNf68jmb+Ry+AHCREAyZSN6Xp
p008pRsmvPUPcFLXSYbgrbBQqXF2A1Ykfmuc14cYIscsTVJ5QBNjPHACDttcTZGt
sOxWzsvI4ftGHEcOCeD1TEqUjVMJXQen90MtFk7/0t8DAgMBAAGjUzBRMB0GA1Ud
DgQWBBS7J9NwDFpAg+DGOP/1XEBdtc+/5DAfBgNVHSMEGDAWgBS7J9NwDFpAg+DG
OP/1XEBdtc+/5DAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQCy
GZ3rm/YWIvV3PyHPlSaBDWnWCtXVAvctDDjc12SB6EkqtZ0U9E0ZybfNTiCESDxD
+FDcGLK26pYaMTLNKZwRzyvaEyn9ZyLiRTFOHIx7LtTtzVcCaP6vxb6NA9jfr2zs
8goj/jZBaZrLHTwolvdHADwT7EX43ZQIxjDz+ypKv3rUUz4lN8l8iS8aZ6GxXsl3
dWu/AL7mtR+KFiwezgIKS/dkYBG012jSOG/TZGReud9P22QfK4VDS0JzfT7+wMYF
mA3b8HRuO7G5QJqjvFocMwkJSYHFWOtDzM2SEKCJG1Ibw303KlXuFi+I4D0/bCMS
moRF+VteaGsCDTp6bCvI
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
