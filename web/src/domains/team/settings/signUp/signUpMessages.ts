import { defineMessages } from 'react-intl';

export const signUpTexts = defineMessages({
  intro: {
    id: 'settings.signUp.intro',
    defaultMessage:
      'Decides who comes into the team without an invitation. Whoever belongs to it already stays, whatever you choose.',
  },
  loadFailed: { id: 'settings.signUp.loadFailed', defaultMessage: 'The sign-up permissions could not be loaded' },
  form: { id: 'settings.signUp.form', defaultMessage: 'Sign-up permissions' },
  who: { id: 'settings.signUp.who', defaultMessage: 'Who may join' },
  domains: { id: 'settings.signUp.domains', defaultMessage: 'Domains' },
  domainsHint: {
    id: 'settings.signUp.domainsHint',
    defaultMessage:
      'Type a domain and press Enter, a comma or the space bar, or paste many. Domains in other scripts are kept in their ASCII form. People of domains merged with yours can be added too, but do not join by themselves.',
  },
  domainsMissing: { id: 'settings.signUp.domainsMissing', defaultMessage: 'Add at least one domain.' },
  mayOthersAsk: {
    id: 'settings.signUp.mayOthersAsk',
    defaultMessage: 'People with other addresses can ask to join, and wait for an admin',
  },
  // The product's own name of the setting.
  block: { id: 'settings.signUp.block', defaultMessage: 'Block External Contacts' },
  blockOn: {
    id: 'settings.signUp.blockOn',
    defaultMessage:
      'On: people cannot start conversations with anybody outside of the organization, nor be written to.',
  },
  blockOff: {
    id: 'settings.signUp.blockOff',
    defaultMessage: 'Off: people can start conversations with people of other organizations.',
  },
  blockPublic: {
    id: 'settings.signUp.blockPublic',
    defaultMessage:
      'Not for your team: it has a free e-mail domain or none, so nobody can tell by an address who belongs to it.',
  },
  domainsPlan: {
    id: 'settings.signUp.domainsPlan',
    defaultMessage: 'With PRO, people from any number of domains join by themselves. What you entered is still here.',
  },
  blockPlan: {
    id: 'settings.signUp.blockPlan',
    defaultMessage: 'With PRO, you can block contacts outside of your organization.',
  },
  blockLocked: { id: 'settings.signUp.blockLocked', defaultMessage: 'This is part of PRO.' },
  failed: { id: 'settings.signUp.failed', defaultMessage: 'The sign-up permissions could not be saved. Try again.' },
  oneNotApprovable: {
    id: 'settings.signUp.cannotAddOne',
    defaultMessage:
      'One of these domains cannot be approved: it is a free e-mail domain, or belongs to another organization. To add another team’s domain, merge domains first.',
  },
  planRequired: {
    id: 'settings.signUp.planRequired',
    defaultMessage: 'Your plan does not include this. Nothing was saved.',
  },
});

export const wayTexts = {
  open: defineMessages({
    name: { id: 'settings.signUp.way.open', defaultMessage: 'Anyone can ask to join' },
    hint: {
      id: 'settings.signUp.way.openHint',
      defaultMessage: 'They wait until an admin takes them in.',
    },
  }),
  domains: defineMessages({
    name: { id: 'settings.signUp.way.domains', defaultMessage: 'Anyone with an address in these domains' },
    hint: {
      id: 'settings.signUp.way.domainsHint',
      defaultMessage:
        'They join at once. Only people with such an address can be added as members; guests can come from anywhere.',
    },
  }),
  invited: defineMessages({
    name: { id: 'settings.signUp.way.invited', defaultMessage: 'Only people who are invited' },
    hint: {
      id: 'settings.signUp.way.invitedHint',
      defaultMessage: 'People of any domain can be invited; nobody comes in or asks by themselves.',
    },
  }),
};

export const signUpPhrases = defineMessages<{
  autoJoin: { domain: string };
  invalid: { text: string };
  duplicate: { domain: string };
  notApprovable: { domain: string };
  included: { limit: number };
  overLimit: { limit: number };
  tooMany: { most: number };
}>({
  tooMany: {
    id: 'settings.signUp.tooMany',
    defaultMessage: 'A team can approve {most, number} domains at most.',
  },
  autoJoin: {
    id: 'settings.signUp.autoJoin',
    defaultMessage: 'Your team takes in everybody with an address in {domain} by auto-join, whatever you choose here.',
  },
  invalid: { id: 'settings.signUp.invalidDomainName', defaultMessage: '{text} is not a domain name.' },
  duplicate: { id: 'settings.signUp.duplicateDomainName', defaultMessage: '{domain} is there already.' },
  included: {
    id: 'settings.signUp.included',
    defaultMessage: '{limit, plural, one {Your plan includes # domain.} other {Your plan includes # domains.}}',
  },
  overLimit: {
    id: 'settings.signUp.overLimit',
    defaultMessage:
      '{limit, plural, one {Your plan includes # domain. Remove the others to save.} other {Your plan includes # domains. Remove the others to save.}}',
  },
  notApprovable: {
    id: 'settings.signUp.cannotAddEmailAutoApproval',
    defaultMessage:
      '{domain} cannot be approved: it is a free e-mail domain, or belongs to another organization. To add another team’s domain, merge domains first.',
  },
});
