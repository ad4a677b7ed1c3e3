import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChannelsIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { channelFeatures } from '../channelFeatures.ts';
import { channelNames } from '../channelMessages.ts';
import type { ChannelPage } from '../channelPaths.ts';
import { ChannelList } from './ChannelList.tsx';
import { channelListPhrases, channelListTexts } from './channelListMessages.ts';
import { isTooShort, SEARCHED_FROM } from './channelSearch.ts';
import { ListSearch } from './ListSearch.tsx';
import { ReadChannels } from './ReadChannels.tsx';
import { type ChannelListRead, useChannelList } from './useChannelList.ts';

const TEXTS = {
  announcement: {
    description: channelListTexts.announcementText,
    paywall: channelListTexts.announcementPaywall,
    empty: channelListTexts.announcementEmpty,
    emptyText: channelListTexts.announcementEmptyText,
  },
  autojoin: {
    description: channelListTexts.autojoinText,
    paywall: channelListTexts.autojoinPaywall,
    empty: channelListTexts.autojoinEmpty,
    emptyText: channelListTexts.autojoinEmptyText,
  },
};

/** The list; its skeleton, what failed, or what it would be for. */
function ListBody({
  page,
  list,
  search,
  create,
}: {
  page: ChannelPage;
  list: ChannelListRead;
  search: string;
  create: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { empty, emptyText } = TEXTS[page];
  const none = (
    <EmptyState icon={<ChannelsIcon />} title={formatMessage(empty)} text={formatMessage(emptyText)} action={create} />
  );
  return (
    <ReadChannels list={list} search={search} empty={none}>
      {(items) => <ChannelList {...list} page={page} items={items} />}
    </ReadChannels>
  );
}

/** A page about the channels of one kind: how many there are, the list, and the way to another one where the plan has it. */
export function ChannelListPage({
  page,
  gate,
  create,
  children,
}: {
  page: ChannelPage;
  gate: PlanGate | null;
  /** The way to another channel; null where the plan has none, and while that is not known. */
  create: ReactNode;
  /** What stands below the list. */
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const [params] = useUrlState();
  const search = params.get('search')?.trim() ?? '';
  const list = useChannelList(page, search);
  const { items, totalCount: count } = list;
  const isFound = search !== '' && !isTooShort(search);
  const isEmpty = items !== null && count === 0 && !isFound;
  return (
    <>
      <BackLink to={pathTo('channels')}>{formatMessage(channelNames.hub)}</BackLink>
      <PageHeader
        title={formatMessage(channelNames[page])}
        description={formatMessage(TEXTS[page].description)}
        badge={count > 0 && !isFound && <Badge>{formatMessage(channelListPhrases.total, { count })}</Badge>}
        action={!isEmpty && create}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PlanPaywall feature={channelFeatures[page]} text={formatMessage(TEXTS[page].paywall)} gate={gate} />
        {(search !== '' || count >= SEARCHED_FROM) && <ListSearch list={list} search={search} />}
        <ListBody page={page} list={list} search={isFound ? search : ''} create={create} />
        {children}
      </Box>
    </>
  );
}
