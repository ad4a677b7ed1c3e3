// The stand-in of the payment providers has one account, whose keys are no secret: no money moves there.
export const STAND_IN = {
  url: 'http://127.0.0.1:4002',
  publicUrl: 'http://localhost:4002',
  secretKey: 'sk_test_muster',
  publicKey: 'pk_test_muster',
  webhookSecret: 'whsec_muster',
  merchantKey: 'muster',
  salt: 'salt_muster',
  googleClientId: 'muster',
  googleClientSecret: 'google_muster',
} as const;
