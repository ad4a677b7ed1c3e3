import type { Queries } from '../db/database.ts';
import { provisioningToken, samlConfiguration } from '../db/tables/sso.ts';
import { DAY_MS } from '../lib/durations.ts';
import { standInIdentityProvider } from './saml.ts';

/** The certificate of an identity provider that nobody can sign in at. */
export const DEMO_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIC0TCCAbmgAwIBAgIBATANBgkqhkiG9w0BAQsFADAUMRIwEAYDVQQDDAlTdW1t
aXQgSUQwIBcNMjUwMTAxMDAwMDAwWhgPMjEyNTAxMDEwMDAwMDBaMBQxEjAQBgNV
BAMMCVN1bW1pdCBJRDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAPUx
G9DMVbRcQU+71hlVTBGNS4NMCsCf2Y/o3VGUgozkcCfxzbQNmRrQjoSX4gScwo2v
SnDwZRm6lRZPvRLLTBRWtxxIv5hl2E9pnm5f86anJKviphGD+BwF5x03zxOnEc4o
RyaH7aErhP7uUFF2AyG+y2byZrMUJC2K/om0vqu5CdderDOBmVXss3c+/lPExAPk
F6U82iKhWdn5FN/NuxkHTymphvlmOIzt85zgUPI7qE0/Dk6Y1HMhljP2/0bCnUhj
PCBI/CxDxKsp021Ma1d0LJDaqUDFk/ZRJsGeGZsni1IwLZJa6JXaA7v3sNyBwjvk
sb3BxsWTWPe3f1z7hzkCAwEAAaMsMCowCQYDVR0TBAIwADAdBgNVHQ4EFgQUR8sW
1mxarG+IYdQD0DtU+H3gGSswDQYJKoZIhvcNAQELBQADggEBAK+wsAyrioidrJiY
xU5PpKilXJcTefkJKuHo5XdKs92tMFnT5cvPvMlPC2aYpw4rQefBebVM5HQMejX6
KX7y5dntQgpqUfBDBcAn5Z5IQ64gn0Ha74H5uVbZX7otwuZZNDz+f5dM4vFX4R0b
9OBawqQRIsn7/W467BA+FYMvqBxApYUFH+NvXpzBXPT22yeKRi7XRSVpmrAIpFyg
uz5YEtiHP1QU5U8RzS/dpwtcFO1ZFu9y5f57lBLshFobH9mrvDAcih0WUQnGOVoV
xx2esKpVGhs7X5b3cf9jrA6DhTAK2jsZl35eg72Z7+PjirRgaeq9d7oHH3kF3Z9l
d5TeahM=
-----END CERTIFICATE-----
`;

/** The one that it goes over to. */
export const DEMO_NEXT_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIICzTCCAbWgAwIBAgIBATANBgkqhkiG9w0BAQsFADASMRAwDgYDVQQDDAdOZXh0
IElEMCAXDTI1MDEwMTAwMDAwMFoYDzIxMjUwMTAxMDAwMDAwWjASMRAwDgYDVQQD
DAdOZXh0IElEMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwTPh+F0C
DVpW5b7ttq/Z9ygvFlCkYcY0Z+J8E07EbVNEJWfBOJKLE70JyP5VNce7SjlQIpmz
mNsYD7YReC+Gv421UbXzurvdRfZgN07ZefugKj1AkoTlSMX8DYlQCN/2TaN+2Qm/
aGQGTwjJjz6fu0zVgrucE/F5i9eoQbmEdfohWHLyUjT54n4S+DfqxfSrtAL2wwkN
0Mi1XJK60Phbzap2KroqXbnV4lCpiVc7PAPEY7Q4cntofAO9NYKot+SrHJ8rswJx
P+t1WYrtd1aY+6IB0tuF1MBvqkaQR/0h9+lDyU1skhBCpdhaVik6CZE/+GSDouQl
mIoKH9u2ILzoVQIDAQABoywwKjAJBgNVHRMEAjAAMB0GA1UdDgQWBBSH4SPXMptH
wies1iWQCcwklyRvuDANBgkqhkiG9w0BAQsFAAOCAQEAZRrnvKg/AWeDdL0FVj53
zh0Lnth1rHjHPNglLxjuoyLj8vWrYOfGSBflqilfW/PYCcTZA/dCBdGKiR5OhY6y
em4MyTzSGlkTH1/MXiO0kLcEj4cIC332mDebyx/jJtvnnhSl6yRbRNKc6zfRYPPS
4qe6DeAAjp1JGVxHxL8pTz2mOzMwRgAakPWGYysufo/sivG9Wau157DnP2et9N5c
aiM/4UP2kztBbezALqIP5rFatn+pbsHmTzdQgeO+gW79YIK2JQbWZx3cB5ktRUa9
djR/gEdr5j79/ZjJjog9WsmrCTWnk3x+tynJ72KGhK73jdBI72lCP1IuyK0hzWi4
bQ==
-----END CERTIFICATE-----
`;

type DemoSaml = Omit<typeof samlConfiguration.$inferInsert, 'teamId' | 'testedAt' | 'version'>;

/** The identity providers of demo teams, by domain. People have come in by each of them. */
const identityProvidersOf = (standInUrl: string | undefined): Readonly<Record<string, DemoSaml>> => ({
  'summit.example': {
    ...standInIdentityProvider(standInUrl),
    secondCertificate: null,
    buttonLabel: 'Summit ID',
    strictSSO: false,
  },
  // In the middle of a change of certificates.
  'firstday.example': {
    ssoUrl: 'https://id.firstday.example/saml/sso',
    samlEntityId: 'https://id.firstday.example/saml/metadata',
    publicCertificate: DEMO_CERTIFICATE,
    secondCertificate: DEMO_NEXT_CERTIFICATE,
    buttonLabel: 'First Day',
    strictSSO: false,
  },
});

/** The domains whose directory services have a token, and its last characters. Nobody knows the whole of one. */
const directories: Readonly<Record<string, string>> = { 'summit.example': 'Qx7e' };

/** The id of the directory service that the gateway names where it is told of no other. */
const IDP_ID = 'cloud-directory';

/** Adds how the people of a team sign in at their identity provider, and the token of its directory service. */
export async function addDemoSso(
  db: Queries,
  { domain, teamId, admin }: { domain: string; teamId: string; admin: string | undefined },
  now: number,
  standInUrl: string | undefined,
): Promise<void> {
  const saml = identityProvidersOf(standInUrl)[domain];
  if (saml) await db.insert(samlConfiguration).values({ teamId, ...saml, testedAt: now - 3 * DAY_MS, version: 1 });
  const ending = directories[domain];
  if (ending === undefined || admin === undefined) return;
  await db.insert(provisioningToken).values({
    ...{ teamId, idpId: IDP_ID, ending, createdBy: admin },
    // No token has this hash.
    tokenHash: `none of ${teamId}`,
    createdAt: now - 40 * DAY_MS,
    lastUsedAt: now - 20 * 60_000,
  });
}
