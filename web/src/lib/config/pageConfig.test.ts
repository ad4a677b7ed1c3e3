import { expect, it } from 'vitest';
import { readPageConfig } from './pageConfig.ts';

const pageWith = (content: string) => {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.setAttribute('name', 'muster-config');
  meta.setAttribute('content', content);
  page.head.append(meta);
  return page;
};

const settings = {
  environment: 'prod',
  supportEmail: 'support@help.example',
  helpUrl: 'https://help.example/',
  feedbackUrl: null,
  externalLogin: true,
  ssoHosts: ['staging.example'],
  absentServices: ['webhook'],
  webhookTokenPrefix: 'acme_',
  takesCards: false,
  hasSession: true,
};

it('reads what the gateway wrote into the page', () => {
  expect(readPageConfig(pageWith(JSON.stringify(settings)))).toEqual(settings);
});

it.each(['__MUSTER_CONFIG__', '', '{"environment":"moon"}'])(
  'goes without settings where the page says "%s"',
  (content) => {
    expect(readPageConfig(pageWith(content))).toMatchObject({
      environment: 'internal',
      externalLogin: false,
      helpUrl: null,
    });
  },
);

it.each(['not an address', 'javascript:alert(1)', 'ftp://help.example', 'https://'])(
  'takes "%s" for no help site',
  (helpUrl) => {
    expect(readPageConfig(pageWith(JSON.stringify({ ...settings, helpUrl })))).toEqual({ ...settings, helpUrl: null });
  },
);
