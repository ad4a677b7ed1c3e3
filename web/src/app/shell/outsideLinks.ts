import type SvgIcon from '@mui/material/SvgIcon';
import type { MessageDescriptor } from 'react-intl';
import { type CurrentViewer, viewerName } from '../../domains/identity/viewerContext.ts';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { HelpIcon, IdeaIcon } from '../../ui/icons.tsx';
import { shellMessages } from './messages.ts';

/** Where the gateway signs people in at the feedback site and sends them there. */
const FEEDBACK_PATH = '/feedback';

/** The support site's address with who is asking; never with anything of the session. Null where none is configured. */
const helpAddressFor = (helpUrl: string | null, viewer: CurrentViewer): string | null => {
  if (helpUrl === null) return null;
  const url = new URL(helpUrl);
  url.searchParams.set('name', viewerName(viewer));
  url.searchParams.set('email', viewer.email);
  url.searchParams.set('guid', viewer.guid);
  return url.href;
};

/** A way out of the console, to a site of the installation's owner. It opens in a new tab. */
export type OutsideLink = {
  readonly key: string;
  readonly href: string;
  readonly label: MessageDescriptor;
  readonly icon: typeof SvgIcon;
};

/** The ways out of the console, as far as the installation has them: the same for every role. */
export const outsideLinks = (
  { helpUrl, feedbackUrl }: Pick<PageConfig, 'helpUrl' | 'feedbackUrl'>,
  viewer: CurrentViewer,
): readonly OutsideLink[] => {
  const help = helpAddressFor(helpUrl, viewer);
  return [
    ...(help === null ? [] : [{ key: 'help', href: help, label: shellMessages.help, icon: HelpIcon }]),
    ...(feedbackUrl === null
      ? []
      : [{ key: 'feedback', href: FEEDBACK_PATH, label: shellMessages.featureRequest, icon: IdeaIcon }]),
  ];
};
