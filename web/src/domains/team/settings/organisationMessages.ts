import { defineMessages } from 'react-intl';

/** The panel about taking in everybody of the team's domain. */
export const organisationTexts = defineMessages({
  intro: {
    id: 'settings.organisation.intro',
    defaultMessage:
      'As an organization, your team takes in everybody with an address in its domain: nobody has to be invited or approved, and none of them can leave. Whoever is in the team already stays, whether you turn it on or off. Unlike a domain under Sign-up permissions, it also covers merged domains, and only one team of a domain can turn it on.',
  },
  failed: { id: 'settings.organisation.failed', defaultMessage: 'This setting could not be loaded' },
});
